import { useParams, useRoute } from 'wouter';
import { useToday } from '#kit/page/now.ts';
import { isDay } from '#kit/time.ts';
import type { View } from '../../location.ts';

const VIEWS: readonly View[] = ['day', 'week', 'month', 'agenda'];
let lastView: View = 'week';

/** Which view the address shows, around which day; other pages go back to the one that was open last. */
export function useView(): { view: View; day: string; isGrid: boolean } {
  const today = useToday();
  const [isHome] = useRoute('/');
  const [isView, params] = useRoute('/:view/:day');
  const { day } = useParams();
  const named = isView && VIEWS.includes(params.view as View) ? (params.view as View) : null;
  const isGrid = isHome || named !== null;
  if (isGrid) lastView = named ?? 'week';
  const shown = named ? (params?.day ?? day ?? '') : '';
  return { view: lastView, day: isDay(shown) ? shown : today, isGrid };
}
