import type { X } from './chart-layout.ts';

interface Entry {
  name: string;
  color: string;
  text: string;
}

export function ChartLegend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="mb-2 flex flex-wrap justify-end gap-x-4 gap-y-1 text-small text-foreground-muted">
      {entries.map((entry) => (
        <li key={entry.name} className="flex items-center gap-1.5">
          <Swatch color={entry.color} />
          {entry.name}
        </li>
      ))}
    </ul>
  );
}

export function Swatch({ color }: { color: string }) {
  return <span aria-hidden style={{ background: color }} className="size-2.5 shrink-0 rounded-[3px]" />;
}

interface ChartTooltipProps {
  title: string;
  entries: readonly Entry[];
  /** Pixels from the left of the chart. */
  at: number;
  width: number;
}

/** Beside the cursor, on the side with room, and read out when the keyboard moves it. */
export function ChartTooltip({ title, entries, at, width }: ChartTooltipProps) {
  const style = at > width / 2 ? { right: width - at + 12 } : { left: at + 12 };
  return (
    <div
      role="status"
      style={style}
      className="pointer-events-none absolute top-1 z-10 max-w-60 rounded-[min(var(--radius),10px)] border border-border bg-surface px-3 py-2 text-small shadow-popup"
    >
      <p className="font-semibold whitespace-nowrap">{title}</p>
      {entries.map((entry) => (
        <p key={entry.name} className="flex items-center gap-2 whitespace-nowrap">
          <Swatch color={entry.color} />
          <span className="min-w-0 flex-1 truncate text-foreground-muted">{entry.name}</span>
          <span className="pl-3 font-medium tabular-nums">{entry.text}</span>
        </p>
      ))}
    </div>
  );
}

interface ChartDataProps {
  label: string;
  names: readonly string[];
  xs: readonly X[];
  rows: readonly (readonly (number | null)[])[];
  formatX: (x: X) => string;
  formatY: (y: number) => string;
}

/** The numbers as a table for those who do not see the picture. Long series are thinned: nobody listens to 1,000 rows. */
export function ChartData({ label, names, xs, rows, formatX, formatY }: ChartDataProps) {
  const every = Math.ceil(xs.length / 120);
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">Point</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {xs.map((x, index) =>
            index % every === 0 || index === xs.length - 1 ? (
              <tr key={x}>
                <th scope="row">{formatX(x)}</th>
                {names.map((name, series) => {
                  const y = rows[index]?.[series] ?? null;
                  return <td key={name}>{y === null ? 'none' : formatY(y)}</td>;
                })}
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </div>
  );
}
