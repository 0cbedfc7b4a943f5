import { formatDay, formatMonth } from '#kit/page/format.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LineChart } from '#kit/ui/LineChart.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { useData } from '../client.ts';
import { ScoreGauge } from './ScoreGauge.tsx';

const ratings = {
  good: { tone: 'positive', label: 'Good' },
  fair: { tone: 'warning', label: 'Fair' },
  poor: { tone: 'negative', label: 'Needs work' },
} as const;

export function CreditScorePage() {
  const report = useData('creditScore.get', {});
  const { current, band } = report;
  return (
    <>
      <PageHeader
        title="Credit score"
        subtitle={`Reported ${formatDay(current.reportedOn)}, next update ${formatDay(report.nextUpdateOn)}. Checking it here does not affect it.`}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_1fr]">
        <Card title="Your score">
          <ScoreGauge score={current.score} band={band.name} />
          <dl className="mt-4 grid grid-cols-2 gap-3 border-border border-t pt-3">
            <Change term="Since last month" change={report.change} />
            <Change term="In a year" change={report.yearChange} />
          </dl>
        </Card>
        <Card title="History">
          <LineChart
            label="Credit score by month"
            height={232}
            series={[
              { name: 'Score', values: report.history.map(({ month, score }) => ({ x: month, y: score })) },
            ]}
            formatX={(x) => formatMonth(String(x)).replace(/^(\w{3})\w* \d\d(\d\d)$/, '$1 ’$2')}
            formatY={(score) => String(Math.round(score))}
          />
        </Card>
      </div>
      <h2 className="heading mt-7 mb-3 text-[18px]">What makes up your score</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {report.factors.map((factor) => (
          <li key={factor.name} className="rounded-card border border-card-border bg-surface p-5 shadow-card">
            <div className="flex items-start justify-between gap-4">
              <div>
                <h3 className="font-semibold">{factor.name}</h3>
                <p className="text-foreground-muted text-small">{factor.weight}</p>
              </div>
              <Badge tone={ratings[factor.rating].tone}>{ratings[factor.rating].label}</Badge>
            </div>
            <p className="heading mt-2 text-[20px]">{factor.value}</p>
            <p className="text-foreground-muted">{factor.explanation}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Change({ term, change }: { term: string; change: number }) {
  return (
    <div>
      <dt className="text-foreground-muted text-small">{term}</dt>
      <dd
        className={
          change > 0 ? 'font-semibold text-positive' : change < 0 ? 'font-semibold text-negative' : ''
        }
      >
        {change === 0 ? 'No change' : `${change > 0 ? '+' : '−'}${Math.abs(change)} points`}
      </dd>
    </div>
  );
}
