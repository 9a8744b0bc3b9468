import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { RoomWords } from '../messages/words';
import type { Session } from './session';
import type { Additions } from './slot';
import type { FetchLists } from './profile-lists';
import type { TodayRows } from './today';

/** A room of the product in the browser. `features/<room>/room.tsx` says it, `app/rooms.ts` lists the rooms. */
export interface WebRoom {
  /** As in the domain; `home` is of the browser only. */
  readonly name: string;
  /** Its pages, each fetched when it is first visited. */
  readonly routes: readonly RouteObject[];
  /** Its words, if no bundle has them. */
  readonly words?: RoomWords;
  /** Its entries in the menu of somebody with an account. */
  readonly menu?: readonly MenuEntry[];
  /** What it adds to pages of other rooms. */
  readonly additions?: Additions;
  /** Its lists on `/profile/`. */
  readonly profileLists?: FetchLists;
  /** How it shows what is worth doing today on the start page. */
  readonly today?: TodayRows;
}

/** What the shell knows of a page, as `handle` of its route. */
export interface PageHandle {
  /** It is made of native elements alone, without Mantine's components. */
  readonly plain?: true;
  /** Here one works to the end: the page does not reload by itself, and has the foot of a narrow screen for itself. */
  readonly work?: true;
  /** It has a bar of its own at the foot of a narrow screen, in place of the areas. */
  readonly ownBar?: true;
  /**
   * Keys of the messages that its HTML says before the app runs, its heading and what stands below it: words without values
   * that the page itself begins with. `:base` stands for that of the address.
   */
  readonly heading?: string;
  readonly lead?: string;
  /** The same for who is signed in, if the page begins with their first name: words with the value `name` alone. */
  readonly greeting?: string;
  /** The message of what the page is for, a button or a link that is on the first screen at any width. */
  readonly mainAction?: string;
  /** What the keys of the messages begin with that the page consists of, if anybody may read it. */
  readonly text?: string;
}

export interface MenuEntry {
  readonly to: string;
  /** The message of its name, which is in `common` or among the words of the room. */
  readonly id: string;
  readonly icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  /** Only people with this ability have it. */
  readonly ability?: keyof Session['abilities'];
}
