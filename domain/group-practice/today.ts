import { href } from '../kit/contract';
import type { TodaySource } from '../kit/today';
import { findActiveGroup } from './active-group.query';
import { lobbyPage } from './contract';

/** The group or circuit run that somebody is in. */
export const activeGroup: TodaySource = {
  kind: 'group',
  order: 10,
  async find(read, person) {
    const group = await findActiveGroup(read, person.id);
    return group ? [{ url: href(lobbyPage, { pin: group.pin }), values: { station: group.station_name } }] : [];
  },
};
