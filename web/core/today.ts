import { createContext, type ComponentType } from 'react';
import type { Today } from '~/domain/learning/contract';

export type TodayItem = Today['items'][number];

/** How a room shows what of it is worth doing today, by the kind of `domain/kit/today.ts`. */
export type TodayRows = Readonly<Record<string, ComponentType<{ item: TodayItem }>>>;

/** The rows of all rooms; `app/routes.tsx` provides them. */
export const TodayRowsContext = createContext<TodayRows>({});
