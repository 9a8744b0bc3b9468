import { z } from 'zod';
import { call, id, live } from '~/domain/kit/contract';

const editingSnapshot = z.object({
  version: z.number().int(),
  /** The state that is saved now, who saved it, and when; empty for the first. */
  revision: z.number().int(),
  changed_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  changed_at: z.string(),
  deleted: z.boolean(),
  /** Who has the editor open, in the order in which they came. */
  editors: z.array(z.object({ id: z.number().int(), name: z.string(), avatar: z.string() })),
});
export type EditingSnapshot = z.output<typeof editingSnapshot>;

export const checkEditing = call({
  method: 'POST',
  path: '/api/stations/editing/',
  access: 'registered',
  summary: 'Who has the editor of a station open, and what is saved there; polled every 4 s while the socket is down.',
  input: z.object({ station_id: id() }),
  output: editingSnapshot,
});

export const stationEditing = live({
  name: 'station.editing',
  key: id(),
  snapshot: editingSnapshot,
  poll: { every: 4_000, path: () => checkEditing.path, body: (key) => ({ station_id: Number(key) }) },
  summary:
    'Who has the editor of a station open, and what is saved there, for those who may change it; the key is the station’s id.',
});
