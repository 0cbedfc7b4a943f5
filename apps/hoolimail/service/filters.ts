import type { FilterView } from '../rules/views.ts';
import { later } from './later.ts';
export const listFilters = later<{ filters: FilterView[] }>();
export const createFilter = later<FilterView & { applied: number }>();
export const updateFilter = later<FilterView & { applied: number }>();
export const removeFilter = later<{ id: number }>();
