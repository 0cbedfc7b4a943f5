import { definePages } from '#kit/page/pages.ts';
import { routes } from '../routes.ts';
import { Brand, Frame } from './Frame.tsx';
import { NotePage } from './NotePage.tsx';
import { Notes } from './Notes.tsx';

export const pages = definePages({ routes, Frame, Brand, components: { notes: Notes, note: NotePage } });
