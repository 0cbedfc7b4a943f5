import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { yDomain } from './chart-layout.ts';

interface SparklineProps {
  label: string;
  values: readonly number[];
  width?: number;
  height?: number;
  /** "trend" is green when the last value is not below the first, else red. */
  tone?: 'trend' | 'primary' | 'neutral';
}

const tones = {
  positive: 'stroke-positive',
  negative: 'stroke-negative',
  primary: 'stroke-primary',
  neutral: 'stroke-foreground-muted',
};

export function Sparkline({ label, values, width = 88, height = 28, tone = 'trend' }: SparklineProps) {
  const trend = (values.at(-1) ?? 0) >= (values[0] ?? 0) ? 'positive' : 'negative';
  const y = scaleLinear()
    .domain(yDomain(values, false))
    .range([height - 2, 2]);
  const x = scaleLinear()
    .domain([0, Math.max(values.length - 1, 1)])
    .range([1, width - 1]);
  const path = line<number>((_, index) => x(index), y)(values);
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="block shrink-0">
      <path
        d={path ?? undefined}
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className={tones[tone === 'trend' ? trend : tone]}
      />
    </svg>
  );
}
