import { CartesianChart, type ChartProps } from './CartesianChart.tsx';
import { yDomain } from './chart-layout.ts';
import { LineMarks } from './LineMarks.tsx';

interface LineChartProps extends ChartProps {
  /** Start the y axis at zero instead of at the lowest value. */
  fromZero?: boolean;
}

export function LineChart({ fromZero = false, ...props }: LineChartProps) {
  return (
    <CartesianChart
      {...props}
      placement="edge"
      domain={(rows) => yDomain(rows.flat(), fromZero)}
      marks={(plot) => <LineMarks plot={plot} />}
    />
  );
}
