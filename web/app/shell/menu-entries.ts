import type { MenuEntry } from '~/web/core/room';
import type { Session } from '~/web/core/session';
import { rooms } from '../rooms';

/** What rooms put into the menu of a person; what needs an ability comes last. */
export const entriesFor = (abilities: Session['abilities']): MenuEntry[] =>
  rooms
    .flatMap(({ menu = [] }) => menu)
    .filter(({ ability }) => ability === undefined || abilities[ability])
    .sort((one, other) => Number(one.ability !== undefined) - Number(other.ability !== undefined));
