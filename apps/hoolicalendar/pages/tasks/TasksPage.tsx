import { ChevronDown, ListTodo } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { SortableList } from '#kit/drag/SortableList.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { useAction, useData } from '../client.ts';
import { complain } from '../event/use-change-event.ts';
import type { Task } from '../model.ts';
import { AddTask } from './AddTask.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { TaskLine } from './TaskLine.tsx';
import { TaskLists } from './TaskLists.tsx';

/** What is to be done, in the order the owner puts it. The open list and task live in the address. */
export function TasksPage() {
  const { lists, tasks } = useData('tasks.list', {});
  const [query, setQuery] = useSearchParams();
  const reorder = useAction('tasks.reorder');
  const opened = tasks.find(({ id }) => String(id) === query.get('task'));
  const listId = opened?.listId ?? Number(query.get('list'));
  const busiest = lists.find(({ id }) => tasks.some((task) => task.listId === id && !task.done));
  const list = lists.find(({ id }) => id === listId) ?? busiest ?? lists[0];
  const own = tasks.filter((task) => task.listId === list?.id);
  const open = own.filter(({ done }) => !done);
  const show = (task: Task | null) =>
    setQuery((last) => {
      if (task) last.set('task', String(task.id));
      else last.delete('task');
      return last;
    });
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto max-w-3xl px-6 py-5">
        <h1 className="heading pb-3 text-page-title">Tasks</h1>
        <TaskLists lists={lists} tasks={tasks} current={list?.id} />
        {list && <AddTask key={list.id} listId={list.id} />}
        {open.length === 0 && (
          <EmptyState icon={<ListTodo aria-hidden />} title="All done">
            Tasks with a date also show in the calendar.
          </EmptyState>
        )}
        <SortableList
          label="Open tasks"
          items={open}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          className="divide-y divide-hairline"
          onMove={(task, { before }) =>
            reorder.run({ id: task.id, before: before?.id ?? null }).catch(complain)
          }
        >
          {(task) => <TaskLine task={task} onOpen={() => show(task)} />}
        </SortableList>
        <DoneTasks tasks={own.filter(({ done }) => done)} onOpen={show} />
        {opened && <TaskDialog key={opened.id} task={opened} lists={lists} onClose={() => show(null)} />}
      </div>
    </div>
  );
}

function DoneTasks({ tasks, onOpen }: { tasks: readonly Task[]; onOpen: (task: Task) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (tasks.length === 0) return null;
  const newest = [...tasks].sort((a, b) => (b.doneAt ?? 0) - (a.doneAt ?? 0));
  return (
    <section aria-label="Completed tasks" className="mt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex h-9 items-center gap-2 rounded-full px-2 font-medium text-small hover:bg-foreground/5"
      >
        <ChevronDown aria-hidden className={cx('size-4', !isOpen && '-rotate-90')} />
        Completed ({tasks.length})
      </button>
      {isOpen && (
        <ul className="divide-y divide-hairline pl-5">
          {newest.map((task) => (
            <li key={task.id}>
              <TaskLine task={task} onOpen={() => onOpen(task)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
