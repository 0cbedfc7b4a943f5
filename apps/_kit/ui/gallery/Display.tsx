import { Check } from 'lucide-react';
import { Avatar } from '../Avatar.tsx';
import { AvatarGroup } from '../AvatarGroup.tsx';
import { Badge } from '../Badge.tsx';
import { Banner } from '../Banner.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { Button } from '../Button.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { Kbd } from '../Kbd.tsx';
import { Progress } from '../Progress.tsx';
import { Separator } from '../Separator.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Spinner } from '../Spinner.tsx';
import { Stat } from '../Stat.tsx';
import { Grid, Line, Section } from './Section.tsx';

const people = ['Ann Lee', 'Marcus Webb', 'Maria Ortiz', 'Jun Park', 'Priya Raman', 'Theo Okafor'].map(
  (name) => ({ name }),
);

export function Display() {
  return (
    <Section title="Display">
      <Breadcrumbs
        items={[
          { label: 'Accounts', href: '/_gallery' },
          { label: 'Everyday Checking', href: '/_gallery' },
          { label: 'April statement' },
        ]}
      />
      <Grid>
        <Stat label="Available balance" value="$4,310.22" hint="as of this morning" />
        <Stat
          label="Portfolio"
          value="$1,234,567,890.12"
          change={{ text: '$812.40 (2.1%)', direction: 'up' }}
          hint="today"
        />
        <Stat
          label="Spent in April"
          value="$1,902.11"
          change={{ text: '12% more', direction: 'up', isGood: false }}
        />
        <Stat
          label="Credit score"
          value="742"
          change={{ text: '6 points', direction: 'down' }}
          hint="since March"
        />
      </Grid>
      <Line>
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size, index) => (
          <Avatar key={size} size={size} name={people[index]?.name ?? ''} />
        ))}
        <Avatar name="Duquesne Light" tone="neutral" shape="square" />
        <Avatar name="Ann Lee" tone="primary" />
        <AvatarGroup people={people} />
        <Separator orientation="vertical" />
        <Badge>Draft</Badge>
        <Badge tone="positive" icon={<Check aria-hidden />}>
          Delivered
        </Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="negative">Declined</Badge>
        <Badge tone="accent">New</Badge>
        <span className="text-foreground-muted">
          Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
        </span>
      </Line>
      <div className="flex flex-col gap-3">
        <Banner tone="accent" title="Autopay is on">
          $84.12 is paid from Everyday Checking on April 20.
        </Banner>
        <Banner tone="positive">Your return was accepted by the IRS.</Banner>
        <Banner
          tone="warning"
          title="Check-in opens in 3 hours"
          action={<Button size="sm">Remind me</Button>}
        />
        <Banner tone="negative" title="Card declined" onDismiss={() => undefined}>
          The card ending in 7710 is locked. Unlock it or choose another.
        </Banner>
      </div>
      <Grid>
        <DescriptionList
          items={[
            { term: 'Confirmation', detail: '8H2K-4410' },
            { term: 'From', detail: 'Everyday Checking (…4821)' },
            { term: 'Memo', detail: 'A rather long memo that has to wrap over two lines' },
            { term: 'Total', detail: <strong>$84.12</strong> },
          ]}
        />
        <div className="flex flex-col gap-4">
          <Progress label="Groceries" value={240} max={300} valueText="$240 of $300" />
          <Progress label="Dining out" value={412} max={300} valueText="$412 of $300" tone="negative" />
          <Progress label="Uploading resume.pdf" value={null} />
          <Line>
            <Spinner label="Loading messages" />
          </Line>
          <div className="flex items-center gap-3">
            <Skeleton className="size-9 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-3 w-2/3" />
              <Skeleton className="h-3 w-1/2" />
            </div>
          </div>
        </div>
        <ErrorState
          title="Could not load your accounts"
          message="The bank did not answer in time. Nothing was changed."
          onRetry={() => undefined}
          className="py-2"
        />
      </Grid>
    </Section>
  );
}
