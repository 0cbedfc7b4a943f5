import { scaleLinear } from 'd3-scale';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { ChartAxes } from './ChartAxes.tsx';
import { ChartData, ChartLegend, ChartTooltip } from './ChartParts.tsx';
import {
  colorOf,
  compact,
  nearestIndex,
  type Plot,
  rowsOf,
  type Series,
  type X,
  xsOf,
} from './chart-layout.ts';
import { cx } from './cx.ts';
import { useWidth } from './use-width.ts';

export interface ChartProps {
  label: string;
  series: readonly Series[];
  formatX?: (x: X) => string;
  formatY?: (y: number) => string;
  /** For the ticks of the y axis when they should be shorter than in the tooltip. */
  formatTick?: (y: number) => string;
  height?: number;
  hideAxes?: boolean;
  hideLegend?: boolean;
  /** A dashed line, for example the budget or the previous close. */
  reference?: { y: number; label?: string };
  /** The x under the pointer or keyboard cursor, null when it leaves. */
  onActive?: (x: X | null) => void;
  className?: string;
}

interface CartesianProps extends ChartProps {
  domain: (rows: (number | null)[][]) => [number, number];
  /** "edge": the first and last x lie on the sides of the plot. "band": each x has a column of its own. */
  placement: 'edge' | 'band';
  marks: (plot: Plot) => ReactNode;
  onSelect?: (x: X) => void;
}

export function CartesianChart(props: CartesianProps) {
  const { label, series, formatX = String, formatY = compact, height = 240, onActive, onSelect } = props;
  const [ref, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const plot = layOut(props, width, height, active);
  const { xs, rows, positions } = plot;

  function activate(index: number | null) {
    if (index === active) return;
    setActive(index);
    onActive?.(index === null ? null : (xs[index] ?? null));
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    activate(nearestIndex(positions, event.clientX - event.currentTarget.getBoundingClientRect().left));
  }
  function select() {
    const x = active === null ? undefined : xs[active];
    if (x !== undefined) onSelect?.(x);
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = xs.length - 1;
    const target = {
      ArrowRight: Math.min((active ?? -1) + 1, last),
      ArrowLeft: Math.max((active ?? xs.length) - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') activate(null);
    if (event.key === 'Enter') select();
    if (target === undefined) return;
    event.preventDefault();
    activate(target);
  }

  const colors = plot.colors;
  const entries = series.map((one, index) => ({
    name: one.name,
    color: colors[index] ?? '',
    text: active === null || rows[active]?.[index] == null ? '–' : formatY(rows[active][index]),
  }));
  return (
    <figure aria-label={label} className={cx('min-w-0', props.className)}>
      {series.length > 1 && !props.hideLegend && <ChartLegend entries={entries} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a chart read point by point with the arrow keys has no HTML element */}
      <div
        ref={ref}
        role="group"
        aria-roledescription="chart"
        aria-label={`${label}, arrow keys read the values`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys work here
        tabIndex={0}
        style={{ height }}
        onPointerMove={onPointerMove}
        onPointerLeave={() => activate(null)}
        onClick={select}
        onKeyDown={onKeyDown}
        onBlur={() => activate(null)}
        className={cx('relative rounded-control', onSelect && 'cursor-pointer')}
      >
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
            <ChartAxes plot={plot} {...props} formatX={formatX} formatY={props.formatTick ?? formatY} />
            {props.marks(plot)}
          </svg>
        )}
        {active !== null && (
          <ChartTooltip
            title={formatX(xs[active] ?? '')}
            entries={entries}
            at={positions[active] ?? 0}
            width={width}
          />
        )}
      </div>
      <ChartData
        label={label}
        names={series.map((one) => one.name)}
        xs={xs}
        rows={rows}
        {...{ formatX, formatY }}
      />
    </figure>
  );
}

function layOut(props: CartesianProps, width: number, height: number, active: number | null): Plot {
  const { series, domain, placement, hideAxes, formatY = compact, formatTick = formatY, reference } = props;
  const xs = xsOf(series);
  const rows = rowsOf(series, xs);
  const [low, high] = domain(rows);
  const y = scaleLinear().domain([Math.min(low, reference?.y ?? low), Math.max(high, reference?.y ?? high)]);
  if (!hideAxes) y.nice(5);
  const longest = Math.max(...y.ticks(5).map((tick) => formatTick(tick).length));
  const left = hideAxes ? 2 : longest * 6.6 + 12;
  const right = width - (placement === 'edge' ? (hideAxes ? 6 : 14) : 2);
  const bottom = hideAxes ? height - 6 : height - 26;
  y.range([bottom, 10]);
  const count = Math.max(xs.length, 1);
  const step = (right - left) / (placement === 'band' ? count : Math.max(count - 1, 1));
  return {
    xs,
    rows,
    positions:
      placement === 'band' ? xs.map((_, i) => left + step * (i + 0.5)) : edgePositions(xs, left, right),
    y,
    step,
    left,
    right,
    bottom,
    colors: series.map(colorOf),
    active,
  };
}

function edgePositions(xs: readonly X[], left: number, right: number): number[] {
  if (xs.length === 1) return [(left + right) / 2];
  const isNumeric = xs.every((x) => typeof x === 'number');
  const scale = scaleLinear()
    .domain(isNumeric ? [Number(xs[0]), Number(xs.at(-1))] : [0, xs.length - 1])
    .range([left, right]);
  return xs.map((x, index) => scale(isNumeric ? Number(x) : index));
}
