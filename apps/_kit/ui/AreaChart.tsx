import { CartesianChart, type ChartProps } from './CartesianChart.tsx';
import { yDomain } from './chart-layout.ts';
import { LineMarks } from './LineMarks.tsx';

interface AreaChartProps extends ChartProps {
  /** False fits the y axis to the values, for balances far from zero. */
  fromZero?: boolean;
}

export function AreaChart({ fromZero = true, ...props }: AreaChartProps) {
  return (
    <CartesianChart
      {...props}
      placement="edge"
      domain={(rows) => yDomain(rows.flat(), fromZero)}
      marks={(plot) => <LineMarks plot={plot} filled />}
    />
  );
}
