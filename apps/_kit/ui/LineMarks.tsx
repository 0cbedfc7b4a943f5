import { area, curveLinear, curveMonotoneX, line } from 'd3-shape';
import { useId } from 'react';
import type { Plot } from './chart-layout.ts';

/** Few points are joined smoothly; a price series keeps its edges. */
const SMOOTH_UP_TO = 40;

export function LineMarks({ plot, filled }: { plot: Plot; filled?: boolean }) {
  const { positions, rows, y, bottom, colors, active } = plot;
  const id = useId();
  const curve = positions.length <= SMOOTH_UP_TO ? curveMonotoneX : curveLinear;
  const floor = Math.min(Math.max(y(0), y.range()[1] ?? 0), bottom);
  return (
    <g>
      {colors.map((color, series) => {
        const points = rows.map((row, index) => ({ x: positions[index] ?? 0, y: row[series] ?? null }));
        const path = line<(typeof points)[number]>()
          .defined((point) => point.y !== null)
          .x((point) => point.x)
          .y((point) => y(point.y ?? 0))
          .curve(curve);
        const fill = area<(typeof points)[number]>()
          .defined((point) => point.y !== null)
          .x((point) => point.x)
          .y0(floor)
          .y1((point) => y(point.y ?? 0))
          .curve(curve);
        const isLonely = points.filter((point) => point.y !== null).length === 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a series is known by its place
          <g key={series}>
            {filled && (
              <>
                <linearGradient id={`${id}${series}`} x1="0" y1="0" x2="0" y2="1">
                  <stop offset="0" stopColor={color} stopOpacity="0.24" />
                  <stop offset="1" stopColor={color} stopOpacity="0.02" />
                </linearGradient>
                <path d={fill(points) ?? undefined} fill={`url(#${id}${series})`} />
              </>
            )}
            <path
              d={path(points) ?? undefined}
              fill="none"
              stroke={color}
              strokeWidth={2}
              strokeLinejoin="round"
              strokeLinecap="round"
            />
            {isLonely &&
              points.map((point) =>
                point.y === null ? null : (
                  <circle key={point.x} cx={point.x} cy={y(point.y)} r={4} fill={color} />
                ),
              )}
          </g>
        );
      })}
      {active !== null && <Cursor plot={plot} index={active} />}
    </g>
  );
}

function Cursor({ plot, index }: { plot: Plot; index: number }) {
  const { positions, rows, y, bottom, colors } = plot;
  const x = positions[index] ?? 0;
  return (
    <g>
      <line x1={x} x2={x} y1={y.range()[1]} y2={bottom} className="stroke-foreground-muted/70" />
      {colors.map((color, series) => {
        const value = rows[index]?.[series] ?? null;
        if (value === null) return null;
        return (
          <circle key={color} cx={x} cy={y(value)} r={4.5} fill={color} className="stroke-2 stroke-surface" />
        );
      })}
    </g>
  );
}
