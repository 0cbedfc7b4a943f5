import { useParams } from 'wouter';
import { NotFound } from '#kit/page/errors.tsx';
import { useTitle } from '#kit/page/title.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { HELP_TOPICS, type HelpTopic } from '../../rules/help-topics.ts';
import { Contact } from './Help.tsx';

export function HelpTopicPage() {
  const { slug } = useParams();
  const topic = HELP_TOPICS.find((other) => other.slug === slug);
  return topic ? <Topic topic={topic} /> : <NotFound message={`There is no help topic "${slug}".`} />;
}

function Topic({ topic }: { topic: HelpTopic }) {
  useTitle(topic.question);
  return (
    <>
      <PageHeader
        title={topic.question}
        subtitle={topic.area}
        back={{ href: '/help', label: 'Help center' }}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          {topic.answer.map((paragraph) => (
            <p key={paragraph} className="mb-3 max-w-prose">
              {paragraph}
            </p>
          ))}
          {topic.link && <LinkButton href={topic.link.href}>{topic.link.label}</LinkButton>}
        </Card>
        <Contact />
      </div>
    </>
  );
}
