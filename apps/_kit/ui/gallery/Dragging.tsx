import { useState } from 'react';
import { Board } from '../../drag/Board.tsx';
import type { moveCard } from '../../drag/board-moves.ts';
import { DragSource, DropArea, DropTarget } from '../../drag/DropArea.tsx';
import { SortableList } from '../../drag/SortableList.tsx';
import { DraggedHours } from './DraggedHours.tsx';
import { Section } from './Section.tsx';

const COLUMNS = [
  { id: 'todo', label: 'To do', cards: ['Order chairs', 'Call the printer', 'Book a room'].map(cardOf) },
  { id: 'doing', label: 'Doing', cards: ['Write invitations'].map(cardOf) },
  { id: 'done', label: 'Done', cards: [] },
];

function cardOf(id: string) {
  return { id };
}

export function Dragging() {
  return (
    <Section title="Dragging">
      <SortedStops />
      <CardBoard />
      <Filing />
      <DraggedHours />
    </Section>
  );
}

function SortedStops() {
  const [stops, setStops] = useState(['Bakery', 'Pharmacy', 'Hardware store', 'Post office']);
  return (
    <SortableList
      label="Stops"
      items={stops}
      idOf={(stop) => stop}
      nameOf={(stop) => stop}
      className="w-64 divide-y divide-border rounded-control border border-border"
      onMove={async (stop, { index }) =>
        setStops(stops.filter((one) => one !== stop).toSpliced(index, 0, stop))
      }
    >
      {(stop) => <div className="py-2">{stop}</div>}
    </SortableList>
  );
}

function CardBoard() {
  const [columns, setColumns] = useState<Parameters<typeof moveCard<{ id: string }>>[0]>(COLUMNS);
  return (
    <Board
      columns={columns}
      nameOf={(card) => card.id}
      className="grid w-full grid-cols-3 gap-3"
      columnClassName="rounded-control bg-muted p-2"
      header={(column) => <h4 className="px-1 pb-2 font-semibold text-small">{column.label}</h4>}
      card={(card) => <div className="rounded-control border border-border bg-surface p-2.5">{card.id}</div>}
      onMove={async (card, to) => {
        const others = columns.map((column) => ({
          ...column,
          cards: column.cards.filter(({ id }) => id !== card.id),
        }));
        setColumns(
          others.map((column) =>
            column.id === to.column
              ? { ...column, cards: column.cards.toSpliced(to.index, 0, card) }
              : column,
          ),
        );
      }}
    />
  );
}

const PAPERS = ['Water bill', 'Lease', 'Recipe'];
const NAMES = new Map([
  ...PAPERS.map((name) => [name, name] as const),
  ['home', 'Home'],
  ['kitchen', 'Kitchen'],
]);

function Filing() {
  const [filed, setFiled] = useState<Record<string, string>>({});
  const inFolder = (folder: string) => PAPERS.filter((paper) => filed[paper] === folder);
  return (
    <DropArea names={NAMES} onDrop={(paper, folder) => setFiled({ ...filed, [paper]: folder })}>
      <div className="flex items-start gap-3">
        {PAPERS.filter((paper) => !filed[paper]).map((paper) => (
          <DragSource key={paper} id={paper} className="rounded-control border border-border px-3 py-2">
            {paper}
          </DragSource>
        ))}
        {['home', 'kitchen'].map((folder) => (
          <DropTarget
            key={folder}
            id={folder}
            label={`Folder ${NAMES.get(folder)}`}
            className="min-w-36 rounded-control border border-border border-dashed px-3 py-2"
          >
            {NAMES.get(folder)}: {inFolder(folder).join(', ') || 'empty'}
          </DropTarget>
        ))}
      </div>
    </DropArea>
  );
}
