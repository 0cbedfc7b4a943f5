import { MapPin, Video } from 'lucide-react';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { Line } from '../event/EventDetails.tsx';
import type { EventDraft } from './draft.ts';

interface PlaceFieldsProps {
  draft: EventDraft;
  onPatch: (change: Partial<EventDraft>) => void;
  error?: string;
}

/** Where people meet: on a video call, in a place, or both. */
export function PlaceFields({ draft, onPatch, error }: PlaceFieldsProps) {
  return (
    <>
      <Line icon={<Video />}>
        <Checkbox label="Add a video call" value={draft.video} onChange={(video) => onPatch({ video })} />
      </Line>
      <Line isField icon={<MapPin />}>
        <TextInput
          label="Location"
          hideLabel
          placeholder="Add location"
          value={draft.location}
          onChange={(location) => onPatch({ location })}
          error={error}
          maxLength={500}
        />
      </Line>
    </>
  );
}
