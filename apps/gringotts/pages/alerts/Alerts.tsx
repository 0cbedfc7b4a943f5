import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { attempt } from '#kit/page/attempt.ts';
import { FormError } from '#kit/page/Form.tsx';
import { formatDateTime } from '#kit/page/format.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { Switch } from '#kit/ui/Switch.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { ALERT_TEXTS } from '../../rules/alerts.ts';
import { readPage } from '../../rules/read-page.ts';
import { useAction, useData } from '../client.ts';

export function Alerts() {
  const alerts = useData('alerts.list', {});
  return (
    <>
      <PageHeader title="Alerts" subtitle="What we tell you about, and how" />
      <Card>
        <ul aria-label="Alerts" className="-my-4 divide-y divide-border">
          {alerts.map((alert) => (
            <AlertItem key={alert.kind} alert={alert} />
          ))}
        </ul>
      </Card>
      <AlertHistory />
    </>
  );
}

type Alert = ReturnType<typeof useData<'alerts.list'>>[number];

/** Switches act at once; an amount waits for its button. */
function AlertItem({ alert }: { alert: Alert }) {
  const set = useAction('alerts.set');
  const { label, explanation, threshold } = ALERT_TEXTS[alert.kind];
  const [thresholdCents, setThreshold] = useState<number | null>(alert.thresholdCents);
  const save = async (change: Partial<Alert>) => {
    const { kind, isOn, byMail, inApp } = { ...alert, ...change };
    const amount = 'thresholdCents' in change ? (change.thresholdCents ?? null) : alert.thresholdCents;
    const saved = await attempt(set.run({ kind, isOn, byMail, inApp, thresholdCents: amount }));
    if (saved) toast.success(`${label} alert was saved.`);
  };
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-4 lg:grid-cols-[minmax(0,1fr)_17rem_12rem_auto]">
      <div>
        <p className="font-semibold">{label}</p>
        <p className="text-foreground-muted text-small">{explanation}</p>
        <FormError action={set} shown={['thresholdCents']} />
      </div>
      {threshold ? (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void save({ thresholdCents });
          }}
        >
          <MoneyInput
            label={threshold}
            value={thresholdCents}
            onChange={setThreshold}
            error={set.fields.thresholdCents}
            disabled={!alert.isOn}
          />
          <Button
            type="submit"
            aria-label={`Save amount for ${label}`}
            busy={set.busy}
            disabled={!alert.isOn || thresholdCents === alert.thresholdCents}
          >
            Save
          </Button>
        </form>
      ) : (
        <span />
      )}
      <div className="flex gap-5">
        <Checkbox
          label={<Channel name="E-mail" alert={label} />}
          value={alert.byMail}
          onChange={(byMail) => void save({ byMail })}
          disabled={!alert.isOn}
        />
        <Checkbox
          label={<Channel name="In app" alert={label} />}
          value={alert.inApp}
          onChange={(inApp) => void save({ inApp })}
          disabled={!alert.isOn}
        />
      </div>
      <Switch
        label={`${label} alert`}
        hideLabel
        value={alert.isOn}
        onChange={(isOn) => void save({ isOn })}
      />
    </li>
  );
}

const Channel = ({ name, alert }: { name: string; alert: string }) => (
  <>
    {name}
    <span className="sr-only"> for {alert}</span>
  </>
);

function AlertHistory() {
  const [query, setQuery] = useSearchParams();
  const found = useData('alerts.history', { page: readPage(query.get('page')) });
  return (
    <Card flush title="Alerts we sent" className="mt-5">
      <DataTable
        label="Alerts we sent"
        density="compact"
        rows={found.rows}
        rowKey={(row) => row.id}
        rowHref={(row) => row.href}
        columns={[
          { key: 'at', header: 'Sent', width: '200px', cell: (row) => formatDateTime(row.at) },
          { key: 'kind', header: 'Alert', width: '210px', cell: (row) => ALERT_TEXTS[row.kind].label },
          { key: 'title', header: 'What happened', primary: true, cell: (row) => row.title },
        ]}
        empty={<EmptyState title="No alerts yet">Alerts appear here once one fires.</EmptyState>}
        footer={
          <Pagination
            label="Alerts pages"
            {...found}
            onPage={(page) => setQuery({ page: String(page) })}
            className="px-3"
          />
        }
      />
    </Card>
  );
}
