import type { Person } from '~/domain/accounts/person';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { DraftBody } from './form-contract';
import { stationDraftChanged, stationDraftNotFound, stationNotEditable, tooManyStationDrafts } from './refusals';
import { mayEditStation } from '../policy';
import type { SafeStation } from './store-station';

/** Drafts that one person may have. */
export const DRAFTS_MAX = 200;

export interface DraftHead {
  draft_id: number;
  version: number;
  saved_at: Date;
}

export interface Drafting {
  /** As `storableStation` leaves it, and sanitised; as unfinished as it may be. */
  form: SafeStation;
  draft_id?: number;
  version?: number;
}

/** What a draft is of: a station that is changed, with the state that the change was begun on, or a new one of a style. */
export interface DraftOf {
  style: number;
  /** A new one is written in the wizard. */
  virtual_patient?: boolean;
  station?: { id: number; revision?: number };
}

const HEAD = 'id AS draft_id, version, saved_at';
/**
 * Condition on `station_drafts`: the draft is of a new station, or of one that is not deleted. Drafts of deleted stations stay
 * for as long as the deletion may be taken back (`delete-left-drafts.ts`), and nobody sees them meanwhile.
 */
const OF_PRESENT_STATION =
  '(station_id IS NULL OR EXISTS (SELECT FROM stations station WHERE station.id = station_drafts.station_id AND station.deleted_at IS NULL))';

// Sent again because its answer was lost, it is there already: the version before, with the same form. Once the wizard's, always the wizard's.
const change = statement<DraftHead, [number, number, number, string, Date, number | null, number | null]>(
  'stations.change-draft',
  `UPDATE station_drafts SET version = $3::int + 1, body = $4::jsonb || CASE WHEN body ? 'virtual_patient' THEN '{"virtual_patient": true}'::jsonb ELSE '{}'::jsonb END, html_version = ${SANITISER_VERSION}, saved_at = $5::timestamptz, base_revision = CASE WHEN station_id IS NOT NULL THEN coalesce($6::int, base_revision) END
    WHERE id = $1 AND account_id = $2 AND station_id IS NOT DISTINCT FROM $7::int AND (version = $3::int OR (version = $3::int + 1 AND body - 'virtual_patient' = $4::jsonb - 'virtual_patient')) AND ${OF_PRESENT_STATION}
   RETURNING ${HEAD}`,
);
const held = statement<DraftHead, [number, number, number | null]>(
  'stations.held-draft',
  `SELECT ${HEAD} FROM station_drafts WHERE id = $1 AND account_id = $2 AND station_id IS NOT DISTINCT FROM $3::int AND ${OF_PRESENT_STATION}`,
);
const count = statement<{ number: number }, [number]>(
  'stations.count-drafts',
  `SELECT count(*)::int AS number FROM station_drafts WHERE account_id = $1 AND ${OF_PRESENT_STATION}`,
);
const editable = statement<{ owner_id: number | null; revision: number }, [number]>(
  'stations.editable',
  'SELECT owner_id, revision FROM stations WHERE id = $1 AND deleted_at IS NULL',
);
const begin = statement<DraftHead, [number, number | null, number | null, number, string, Date]>(
  'stations.begin-draft',
  `INSERT INTO station_drafts (account_id, station_id, base_revision, style, body, html_version, created_at, saved_at) VALUES ($1, $2, $3, $4, $5::jsonb, ${SANITISER_VERSION}, $6, $6)
   ON CONFLICT (account_id, station_id) DO NOTHING RETURNING ${HEAD}`,
);
const begunBefore = statement<DraftHead, [number, number | null, string, Date, number]>(
  'stations.draft-begun-before',
  `SELECT ${HEAD} FROM station_drafts
    WHERE account_id = $1 AND station_id IS NOT DISTINCT FROM $2::int AND version = 1 AND body = $3::jsonb AND style = $5 AND (station_id IS NOT NULL OR saved_at > $4) AND ${OF_PRESENT_STATION}
    ORDER BY id DESC LIMIT 1`,
);

/** For so long the same new draft is taken for one that was sent again, in milliseconds. */
const SAME_FOR = 60_000;

async function beginDraft(
  tx: Transaction,
  person: Person,
  form: string,
  { station, style }: DraftOf,
): Promise<DraftHead> {
  const now = tx.clock.now();
  const again = () =>
    tx.sql.one(begunBefore, [person.id, station?.id ?? null, form, new Date(now.getTime() - SAME_FOR), style]);
  const before = await again();
  if (before) return before;
  const about = station ? await tx.sql.one(editable, [station.id]) : null;
  if (station && (!about || !mayEditStation(person, about))) throw stationNotEditable();
  if ((await tx.sql.one(count, [person.id]))!.number >= DRAFTS_MAX) throw tooManyStationDrafts();
  const based = about ? Math.min(station?.revision ?? about.revision, about.revision) : null;
  const begun = await tx.sql.one(begin, [person.id, station?.id ?? null, based, style, form, now]);
  if (begun) return begun;
  const theirs = await again();
  // There is one, of another window of the same person.
  if (!theirs) throw stationDraftChanged();
  return theirs;
}

/**
 * Keeps what is typed, as one's own draft: nothing is asked of it. Kept again with the version that it had, it has the
 * next; the same sent twice is once.
 * @throws Problem not-found `station-draft-not-found`, `station-not-found`; conflict `station-draft-changed`, `too-many-station-drafts`
 */
export async function saveDraft(
  tx: Transaction,
  person: Person,
  { form: safe, draft_id, version }: Drafting,
  of: DraftOf,
): Promise<DraftHead> {
  const { html_version: _, ...form } = safe;
  const body = JSON.stringify(
    of.virtual_patient && !of.station ? ({ ...form, virtual_patient: true } satisfies DraftBody) : form,
  );
  if (draft_id === undefined) return beginDraft(tx, person, body, of);
  const stationId = of.station?.id ?? null;
  const changed = await tx.sql.one(change, [
    draft_id,
    person.id,
    version ?? 0,
    body,
    tx.clock.now(),
    of.station?.revision ?? null,
    stationId,
  ]);
  if (changed) return changed;
  throw (await tx.sql.one(held, [draft_id, person.id, stationId])) ? stationDraftChanged() : stationDraftNotFound();
}

interface Taken {
  id: number;
  virtual_patient: boolean;
}
const drop = statement<Taken, [number, number, number | null]>(
  'stations.drop-draft',
  `DELETE FROM station_drafts WHERE id = $1 AND account_id = $2 AND station_id IS NOT DISTINCT FROM $3::int RETURNING id, body ? 'virtual_patient' AS virtual_patient`,
);

/** Takes one's own draft away, if it is still there. */
export const takeDraft = (
  tx: Transaction,
  accountId: number,
  draftId: number,
  stationId: number | null,
): Promise<Taken | null> => tx.sql.one(drop, [draftId, accountId, stationId]);

/** Throws a draft away. @throws Problem not-found `station-draft-not-found` */
export async function discardDraft(
  tx: Transaction,
  accountId: number,
  draftId: number,
  stationId: number | null,
): Promise<void> {
  if (!(await takeDraft(tx, accountId, draftId, stationId))) throw stationDraftNotFound();
}
