import { type Plot, pickTicks, type X } from './chart-layout.ts';

interface ChartAxesProps {
  plot: Plot;
  formatX: (x: X) => string;
  formatY: (y: number) => string;
  hideAxes?: boolean;
  reference?: { y: number; label?: string };
}

const text = 'fill-foreground-muted text-[11.5px] tabular-nums';

export function ChartAxes({ plot, formatX, formatY, hideAxes, reference }: ChartAxesProps) {
  const { y, left, right } = plot;
  return (
    <g>
      {!hideAxes && (
        <>
          {y.ticks(5).map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line
                x1={left}
                x2={right}
                className={tick === 0 ? 'stroke-foreground-muted/60' : 'stroke-border'}
              />
              <text x={left - 8} dy="0.32em" textAnchor="end" className={text}>
                {formatY(tick)}
              </text>
            </g>
          ))}
          <XTicks plot={plot} formatX={formatX} />
        </>
      )}
      {reference && (
        <g transform={`translate(0 ${y(reference.y)})`}>
          <line x1={left} x2={right} strokeDasharray="3 4" className="stroke-foreground-muted" />
          {reference.label && (
            <text x={right} dy="-0.5em" textAnchor="end" className={text}>
              {reference.label}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

function XTicks({ plot, formatX }: Pick<ChartAxesProps, 'plot' | 'formatX'>) {
  const { xs, positions, left, right, bottom } = plot;
  const longest = Math.max(0, ...xs.map((x) => formatX(x).length));
  const room = Math.floor((right - left) / (longest * 6.4 + 18));
  return pickTicks(xs.length, room).map((index) => {
    const half = (formatX(xs[index] ?? '').length * 6.2) / 2;
    const at = Math.min(Math.max(positions[index] ?? 0, left - 12 + half), right + 12 - half);
    return (
      <text key={index} x={at} y={bottom + 18} textAnchor="middle" className={text}>
        {formatX(xs[index] ?? '')}
      </text>
    );
  });
}
