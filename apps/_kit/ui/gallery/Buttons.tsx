import { Archive, CircleHelp, Download, MoreVertical, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { IconLink } from '../IconLink.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { Line, Section } from './Section.tsx';

export function Buttons() {
  const [isStarred, setStarred] = useState(false);
  return (
    <Section title="Buttons">
      <Line>
        <Button variant="primary" icon={<Plus aria-hidden />}>
          New transfer
        </Button>
        <Button>Cancel</Button>
        <Button variant="ghost">Skip</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden />}>
          Delete payee
        </Button>
        <Button variant="link">Forgot password?</Button>
        <LinkButton href="/_gallery" variant="secondary" icon={<Download aria-hidden />}>
          Statements
        </LinkButton>
      </Line>
      <Line>
        <Button variant="primary" size="sm">
          Small
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
        <Button variant="primary" busy>
          Sending
        </Button>
        <Button variant="primary" disabled>
          Not allowed
        </Button>
        <Button disabled>Not allowed</Button>
      </Line>
      <Line>
        <IconButton
          label={isStarred ? 'Remove star' : 'Add star'}
          icon={<Star aria-hidden fill={isStarred ? 'currentColor' : 'none'} />}
          aria-pressed={isStarred}
          onClick={() => setStarred(!isStarred)}
        />
        <IconButton label="Archive" icon={<Archive aria-hidden />} />
        <IconButton label="Edit" icon={<Pencil aria-hidden />} variant="secondary" />
        <IconButton label="Add" icon={<Plus aria-hidden />} variant="primary" />
        <IconButton label="Delete" icon={<Trash2 aria-hidden />} variant="danger" />
        <IconButton label="More" icon={<MoreVertical aria-hidden />} size="sm" />
        <IconButton label="Archive all" icon={<Archive aria-hidden />} disabled />
        <IconButton label="Saving" icon={<Archive aria-hidden />} busy />
        <IconLink href="#help" label="Help" icon={<CircleHelp aria-hidden />} />
      </Line>
    </Section>
  );
}
