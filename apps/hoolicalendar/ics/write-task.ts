import ICAL from 'ical.js';
import type { Task } from '../schema/tasks.ts';
import { addWall, utc } from './write-event.ts';

export function writeTask(task: Task, { zone, stamp }: { zone: string; stamp: number }): ICAL.Component {
  const component = new ICAL.Component('vtodo');
  component.addPropertyWithValue('uid', task.uid);
  component.addPropertyWithValue('dtstamp', utc(stamp));
  component.addPropertyWithValue('summary', task.title);
  if (task.notes) component.addPropertyWithValue('description', task.notes);
  if (task.dueDay)
    addWall(component, 'due', task.dueTime ? `${task.dueDay}T${task.dueTime}:00` : task.dueDay, zone);
  component.addPropertyWithValue('status', task.doneAt === null ? 'NEEDS-ACTION' : 'COMPLETED');
  if (task.doneAt !== null) component.addPropertyWithValue('completed', utc(task.doneAt));
  return component;
}
