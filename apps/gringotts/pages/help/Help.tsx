import { Mail, Phone } from 'lucide-react';
import { Link } from 'wouter';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { findTopics, type HelpTopic } from '../../rules/help-topics.ts';
import { useListSearch } from '../use-list-search.ts';

export function Help() {
  const { query, search } = useListSearch();
  const topics = findTopics(query.text ?? '');
  const areas = [...new Set(topics.map(({ area }) => area))];
  return (
    <>
      <PageHeader title="Help center" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <SearchInput
            label="Search help"
            placeholder="What do you need help with?"
            value={query.text ?? ''}
            onChange={(text) => search({ text }, { replace: true })}
          />
          {topics.length === 0 && (
            <Card>
              <EmptyState
                title="No topic matches"
                action={<LinkButton href="/messages/new">Write to us</LinkButton>}
              >
                Use other words, or ask us.
              </EmptyState>
            </Card>
          )}
          {areas.map((area) => (
            <Card key={area} title={area}>
              <TopicList topics={topics.filter((topic) => topic.area === area)} />
            </Card>
          ))}
        </div>
        <Contact />
      </div>
    </>
  );
}

const TopicList = ({ topics }: { topics: readonly HelpTopic[] }) => (
  <ul className="-my-2 divide-y divide-border">
    {topics.map(({ slug, question }) => (
      <li key={slug}>
        <Link href={`/help/${slug}`} className="block py-2.5 text-link hover:underline">
          {question}
        </Link>
      </li>
    ))}
  </ul>
);

export function Contact() {
  return (
    <Card title="Contact us">
      <ul className="grid gap-4">
        <li className="flex gap-3">
          <Mail aria-hidden className="mt-0.5 size-5 shrink-0 text-foreground-muted" />
          <div>
            <Link href="/messages/new" className="font-semibold text-link hover:underline">
              Send a secure message
            </Link>
            <p className="text-foreground-muted text-small">We answer within one business day.</p>
          </div>
        </li>
        <li className="flex gap-3">
          <Phone aria-hidden className="mt-0.5 size-5 shrink-0 text-foreground-muted" />
          <div>
            <p className="font-semibold">(800) 555-0199</p>
            <p className="text-foreground-muted text-small">
              Every day from 7 a.m. to 11 p.m. Eastern time. Lost cards at any hour.
            </p>
          </div>
        </li>
      </ul>
    </Card>
  );
}
