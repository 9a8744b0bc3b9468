import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { type EditingSnapshot, stationEditing } from './editing-contract';
import { mayEditStation } from '../policy';
import { PEOPLE } from '~/domain/accounts/views';

/** What presences in an editor begin with. */
export const EDITING_PRESENCE = 'editing';

/** The name of one person's presence in the editor of one station, as the gateways keep it. */
export const presenceOf = (stationId: number, accountId: number): string =>
  `${EDITING_PRESENCE}:${stationId}:${accountId}`;

export function readPresence(presence: string): { station_id: number; account_id: number } {
  const [, station, account] = presence.split(':');
  return { station_id: Number(station), account_id: Number(account) };
}

const count = statement<never, [number]>(
  'stations.editing-count',
  'INSERT INTO station_editing AS editing (station_id, version) VALUES ($1, 2) ON CONFLICT (station_id) DO UPDATE SET version = editing.version + 1',
);

/** Pushes the state after this transaction to everyone who has the editor open. */
export async function notifyEditors(tx: Transaction, stationId: number): Promise<void> {
  await tx.sql.all(count, [stationId]);
  tx.publish(stationEditing, stationId);
}

// Who may no longer change the station, or is gone, is no editor.
const come = statement<{ station_id: number }, [number, number, Date]>(
  'stations.editor-comes',
  `INSERT INTO station_editors (station_id, account_id, since)
   SELECT station.id, account.id, $3 FROM stations station, accounts account WHERE station.id = $1 AND station.deleted_at IS NULL AND account.id = $2
   ON CONFLICT DO NOTHING RETURNING station_id`,
);
const go = statement<{ station_id: number }, [number, number]>(
  'stations.editor-goes',
  'DELETE FROM station_editors WHERE station_id = $1 AND account_id = $2 RETURNING station_id',
);

/** Somebody opened the editor, or closed it. Saying the same twice changes nothing. */
export async function setEditing(tx: Transaction, presence: string, here: boolean): Promise<void> {
  const { station_id, account_id } = readPresence(presence);
  const changed = here
    ? await tx.sql.one(come, [station_id, account_id, tx.clock.now()])
    : await tx.sql.one(go, [station_id, account_id]);
  if (changed) await notifyEditors(tx, station_id);
}

const isHere = statement<{ here: boolean }, [number, number]>(
  'stations.is-editing',
  'SELECT EXISTS (SELECT FROM station_editors WHERE station_id = $1 AND account_id = $2) AS here',
);
/** Whether Postgres takes somebody for present. */
export async function isEditing(read: Reader, presence: string): Promise<boolean> {
  const { station_id, account_id } = readPresence(presence);
  return (await read.sql.one(isHere, [station_id, account_id]))!.here;
}

const everyone = statement<{ station_id: number; account_id: number }, []>(
  'stations.all-editors',
  'SELECT station_id, account_id FROM station_editors',
);
/** Everyone whom Postgres takes for present. */
export const everyEditor = async (read: Reader): Promise<string[]> =>
  (await read.sql.all(everyone, [])).map((row) => presenceOf(row.station_id, row.account_id));

const snapshot = statement<
  {
    version: number;
    revision: number;
    changed_by: EditingSnapshot['changed_by'];
    changed_at: Date;
    deleted: boolean;
    editors: EditingSnapshot['editors'];
  },
  [number]
>(
  'stations.editing',
  `SELECT coalesce(editing.version, 1) AS version, station.revision, station.deleted_at IS NOT NULL AS deleted,
          (SELECT json_build_object('id', account.id, 'name', account.display_name) FROM ${PEOPLE} account WHERE account.id = latest.replaced_by) AS changed_by,
          coalesce(latest.replaced_at, station.created_at) AS changed_at,
          coalesce((SELECT json_agg(json_build_object('id', account.id, 'name', account.display_name, 'avatar', account.avatar) ORDER BY editor.since, account.id)
                      FROM station_editors editor JOIN ${PEOPLE} account ON account.id = editor.account_id WHERE editor.station_id = station.id), '[]') AS editors
     FROM stations station
     LEFT JOIN station_editing editing ON editing.station_id = station.id
     LEFT JOIN station_revisions latest ON latest.station_id = station.id AND latest.revision = station.revision - 1
    WHERE station.id = $1`,
);

/** Who has the editor of a station open, and what is saved there; null when there never was such a station. */
export async function editingOf(read: Reader, stationId: number): Promise<EditingSnapshot | null> {
  const row = await read.sql.one(snapshot, [stationId]);
  return row && { ...row, changed_at: row.changed_at.toISOString() };
}

const owner = statement<{ owner_id: number | null }, [number]>(
  'stations.owner',
  'SELECT owner_id FROM stations WHERE id = $1 AND deleted_at IS NULL',
);
/** Whether somebody may have the editor of a station open. */
export async function mayWatchEditing(read: Reader, person: Person, stationId: number): Promise<boolean> {
  const station = await read.sql.one(owner, [stationId]);
  return station !== null && mayEditStation(person, station);
}
