import { boot } from '#kit/page/boot.ts';
import { formatLongDate } from '#kit/page/format.ts';
import { useNow } from '#kit/page/now.ts';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { useData } from './client.ts';
import { AccountTiles } from './overview/AccountTiles.tsx';
import { QuickActions } from './overview/QuickActions.tsx';
import { RecentActivity } from './overview/RecentActivity.tsx';
import { SpendingSnapshot } from './overview/SpendingSnapshot.tsx';
import { UpcomingPayments } from './overview/UpcomingPayments.tsx';

export function Overview() {
  const accounts = useData('accounts.list', {});
  const overview = useData('overview.get', {});
  const now = useNow();
  const firstName = boot.owner?.name.split(' ')[0] ?? '';
  return (
    <>
      <PageHeader
        title={`${greeting(now)}, ${firstName}`}
        subtitle={formatLongDate(now)}
        actions={<QuickActions />}
        className="pb-4"
      />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22.5rem]">
        <div className="grid gap-5">
          <AccountTiles accounts={accounts} card={overview.card} />
          <RecentActivity rows={overview.recent} />
        </div>
        <div className="grid gap-5">
          <UpcomingPayments rows={overview.upcoming} />
          <SpendingSnapshot spending={overview.spending} creditScore={overview.creditScore} />
        </div>
      </div>
    </>
  );
}

function greeting(now: number): string {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone: boot.zone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
