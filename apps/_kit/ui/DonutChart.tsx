import { arc, pie } from 'd3-shape';
import { type ReactNode, useState } from 'react';
import { Swatch } from './ChartParts.tsx';
import { colorOf, compact } from './chart-layout.ts';
import { cx } from './cx.ts';

interface Slice {
  name: string;
  value: number;
  color?: string;
}

interface DonutChartProps {
  label: string;
  slices: readonly Slice[];
  formatY?: (value: number) => string;
  /** In the hole while no slice is pointed at; the total unless given. */
  centre?: ReactNode;
  height?: number;
  /** Makes the legend entries buttons. */
  onSelect?: (name: string) => void;
  className?: string;
}

export function DonutChart(props: DonutChartProps) {
  const { label, slices, formatY = compact, centre, height = 200, onSelect, className } = props;
  const [active, setActive] = useState<string | null>(null);
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  const arcs = pie<Slice>()
    .sort(null)
    .value((slice) => slice.value)
    .padAngle(slices.length > 1 ? 0.012 : 0)([...slices]);
  const radius = height / 2;
  const shape = arc<(typeof arcs)[number]>()
    .innerRadius(radius * 0.66)
    .outerRadius(radius - 3)
    .cornerRadius(2);
  const shown = slices.find((slice) => slice.name === active);
  const percent = (value: number) => `${total === 0 ? 0 : Math.round((value / total) * 100)}%`;

  return (
    <figure
      aria-label={label}
      className={cx('flex min-w-0 flex-wrap items-center gap-x-7 gap-y-4', className)}
    >
      <div className="relative shrink-0" style={{ width: height, height }}>
        <svg width={height} height={height} aria-hidden="true">
          <g transform={`translate(${radius} ${radius})`}>
            {total === 0 && (
              <circle
                r={radius * 0.83 - 1.5}
                fill="none"
                strokeWidth={radius * 0.34 - 3}
                className="stroke-muted"
              />
            )}
            {arcs.map((piece, index) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: the legend gives the same by keyboard
              <path
                key={piece.data.name}
                d={shape(piece) ?? undefined}
                fill={colorOf(piece.data, index)}
                opacity={active === null || active === piece.data.name ? 1 : 0.35}
                className="transition-opacity duration-100"
                onPointerEnter={() => setActive(piece.data.name)}
                onPointerLeave={() => setActive(null)}
                onClick={() => onSelect?.(piece.data.name)}
              />
            ))}
          </g>
        </svg>
        <div className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center px-[18%] text-center">
          {shown ? (
            <>
              <span className="heading text-card-title tabular-nums">{formatY(shown.value)}</span>
              <span className="line-clamp-2 text-caption text-foreground-muted">{shown.name}</span>
            </>
          ) : (
            (centre ?? <span className="heading text-card-title tabular-nums">{formatY(total)}</span>)
          )}
        </div>
      </div>
      <ul className="flex min-w-52 flex-1 flex-col">
        {slices.map((slice, index) => {
          const Entry = onSelect ? 'button' : 'div';
          return (
            <li key={slice.name}>
              <Entry
                {...(onSelect ? { type: 'button', onClick: () => onSelect(slice.name) } : { tabIndex: 0 })}
                onPointerEnter={() => setActive(slice.name)}
                onPointerLeave={() => setActive(null)}
                onFocus={() => setActive(slice.name)}
                onBlur={() => setActive(null)}
                className={cx(
                  'flex w-full items-center gap-2.5 rounded-[min(var(--radius),8px)] px-2 py-1 text-left',
                  active === slice.name && 'bg-foreground/5',
                )}
              >
                <Swatch color={colorOf(slice, index)} />
                <span className="min-w-0 flex-1 truncate">{slice.name}</span>
                <span className="tabular-nums">{formatY(slice.value)}</span>
                <span className="w-10 text-right text-small text-foreground-muted tabular-nums">
                  {percent(slice.value)}
                </span>
              </Entry>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
