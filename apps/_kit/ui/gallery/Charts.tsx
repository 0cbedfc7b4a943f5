import { useState } from 'react';
import { AreaChart } from '../AreaChart.tsx';
import { BarChart } from '../BarChart.tsx';
import type { X } from '../chart-layout.ts';
import { DonutChart } from '../DonutChart.tsx';
import { LineChart } from '../LineChart.tsx';
import { Sparkline } from '../Sparkline.tsx';
import { Line, Section } from './Section.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dollars = (value: number) =>
  value.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const monthly = (name: string, base: number, swing: number) => ({
  name,
  values: months.map((x, index) => ({ x, y: Math.round(base + swing * Math.sin(index * 1.1) + index * 18) })),
});
const price = {
  name: 'ACME',
  color: 'var(--positive)',
  values: Array.from({ length: 250 }, (_, index) => ({
    x: index + 1,
    y: 140 + index * 0.12 + 9 * Math.sin(index / 17) + 2.5 * Math.sin(index * 1.7),
  })),
};

export function Charts() {
  const [month, setMonth] = useState<X | null>('Apr');
  return (
    <Section title="Charts">
      <div className="grid grid-cols-2 gap-x-8 gap-y-8">
        <LineChart
          label="Spending by month, this year and last"
          series={[monthly('2026', 1900, 320), monthly('2025', 1700, 260)]}
          formatY={dollars}
        />
        <AreaChart
          label="Balance by month"
          series={[monthly('Balance', 4200, 900)]}
          formatY={dollars}
          reference={{ y: 4000, label: 'Goal' }}
        />
        <BarChart
          label="Income and spending"
          series={[monthly('Income', 3100, 200), monthly('Spending', 1900, 500)]}
          formatY={dollars}
          onSelect={setMonth}
          selected={month}
        />
        <BarChart
          label="Spending by category"
          layout="stacked"
          series={[monthly('Housing', 1200, 0), monthly('Food', 500, 120), monthly('Refunds', -200, 90)]}
          formatY={dollars}
        />
        <LineChart
          label="Share price"
          series={[price]}
          formatX={(x) => `Day ${x}`}
          formatY={(y) => `$${y.toFixed(2)}`}
          hideAxes
          height={180}
          reference={{ y: 141 }}
        />
        <DonutChart
          label="Spending by category, April"
          slices={[
            { name: 'Housing', value: 1450 },
            { name: 'Groceries and household', value: 512 },
            { name: 'Dining out', value: 301 },
            { name: 'Transport', value: 146 },
            { name: 'Other', value: 88 },
          ]}
          formatY={dollars}
          height={180}
        />
      </div>
      <Line>
        <Sparkline label="ACME, up" values={price.values.slice(0, 60).map((point) => point.y)} />
        <Sparkline label="ACME, down" values={price.values.slice(20, 60).map((point) => -point.y)} />
        <Sparkline label="Visits" tone="primary" values={[3, 5, 2, 8, 7, 9, 4]} />
      </Line>
    </Section>
  );
}
