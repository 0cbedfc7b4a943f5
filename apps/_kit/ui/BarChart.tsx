import { CartesianChart, type ChartProps } from './CartesianChart.tsx';
import { type Plot, stackRow, type X, yDomain } from './chart-layout.ts';

interface BarChartProps extends ChartProps {
  layout?: 'grouped' | 'stacked';
  /** A bar was clicked, or Enter pressed on it. */
  onSelect?: (x: X) => void;
  /** Drawn strong while the others fade. */
  selected?: X | null;
}

export function BarChart({ layout = 'grouped', selected = null, ...props }: BarChartProps) {
  const isStacked = layout === 'stacked';
  return (
    <CartesianChart
      {...props}
      placement="band"
      domain={(rows) => yDomain(isStacked ? rows.flatMap((row) => stackRow(row).flat()) : rows.flat(), true)}
      marks={(plot) => <Bars plot={plot} isStacked={isStacked} selected={selected} />}
    />
  );
}

interface BarsProps {
  plot: Plot;
  isStacked: boolean;
  selected: X | null;
}

function Bars({ plot, isStacked, selected }: BarsProps) {
  const { xs, rows, positions, step, y, active, bottom } = plot;
  const top = y.range()[1] ?? 0;
  return (
    <g>
      {active !== null && (
        <rect
          x={(positions[active] ?? 0) - step / 2}
          y={top}
          width={step}
          height={bottom - top}
          className="fill-foreground/5"
        />
      )}
      {rows.map((row, index) => {
        const x = xs[index] ?? '';
        const isFaded = selected !== null && selected !== x;
        return (
          <g key={x}>
            {isStacked ? (
              <Stack plot={plot} row={row} at={positions[index] ?? 0} isFaded={isFaded} />
            ) : (
              <Group plot={plot} row={row} at={positions[index] ?? 0} isFaded={isFaded} />
            )}
          </g>
        );
      })}
    </g>
  );
}

interface BarProps {
  plot: Plot;
  row: readonly (number | null)[];
  /** Centre. */
  at: number;
  isFaded: boolean;
}

function Group({ plot, row, at, isFaded }: BarProps) {
  const { y, step, colors } = plot;
  const gap = row.length > 1 ? 2 : 0;
  const width = Math.max(1, Math.min((step * 0.64) / row.length - gap, 36));
  const start = at - (row.length * (width + gap) - gap) / 2;
  return row.map((value, series) => (
    <Bar
      // biome-ignore lint/suspicious/noArrayIndexKey: a series is known by its place
      key={series}
      x={start + series * (width + gap)}
      width={width}
      from={y(0)}
      to={y(value ?? 0)}
      color={shade(colors[series] ?? '', isFaded)}
    />
  ));
}

function Stack({ plot, row, at, isFaded }: BarProps) {
  const { y, step, colors } = plot;
  const width = Math.max(1, Math.min(step * 0.6, 44));
  const pieces = stackRow(row);
  const tip = pieces.reduce(
    (best, [, end], series) => ((row[series] ?? 0) > 0 ? Math.max(best, end) : best),
    0,
  );
  return pieces.map(([start, end], series) => (
    <Bar
      // biome-ignore lint/suspicious/noArrayIndexKey: a series is known by its place
      key={series}
      x={at - width / 2}
      width={width}
      from={y(start)}
      to={y(end)}
      color={shade(colors[series] ?? '', isFaded)}
      square={end !== tip}
    />
  ));
}

/** Not opacity: the grid would shine through. */
function shade(color: string, isFaded: boolean): string {
  return isFaded ? `color-mix(in oklab, ${color} 40%, var(--surface))` : color;
}

interface BarShape {
  x: number;
  width: number;
  from: number;
  to: number;
  color: string;
  square?: boolean;
}

/** Rounded at the far end only. */
function Bar({ x, width, from, to, color, square }: BarShape) {
  const height = Math.abs(to - from);
  if (height < 0.5) return null;
  const radius = square ? 0 : Math.min(3, width / 2, height);
  const inward = to < from ? radius : -radius;
  const path = `M${x},${from}V${to + inward}Q${x},${to} ${x + radius},${to}H${x + width - radius}Q${x + width},${to} ${x + width},${to + inward}V${from}Z`;
  return <path d={path} fill={color} />;
}
