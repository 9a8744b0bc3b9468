import type { RouteObject } from 'react-router';
import type { RoomWords } from '../messages/words';

/** A room of the product in the browser. `features/<room>/room.tsx` says it, `app/rooms.ts` lists the rooms. */
export interface WebRoom {
  /** As in the domain; `home` is of the browser only. */
  readonly name: string;
  /** Its pages, each fetched when it is first visited. */
  readonly routes: readonly RouteObject[];
  /** Its words, where no bundle has them. */
  readonly words?: RoomWords;
}
