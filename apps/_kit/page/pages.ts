import type { ComponentType, ReactNode } from 'react';
import type { Routes } from '../routes.ts';

/** The React side of an app: a component for each route, and the frame they stand in. */
export interface Pages {
  readonly routes: Routes;
  readonly components: Readonly<Record<string, ComponentType>>;
  /** Navigation, account corner; around every page but sign-in. */
  readonly Frame: ComponentType<{ children: ReactNode }>;
  /** Name and mark of the product, shown on the sign-in page. */
  readonly Brand: ComponentType;
}

export const definePages = <R extends Routes>(
  pages: Pages & { routes: R; components: { readonly [Name in keyof R]: ComponentType } },
): Pages => pages;
