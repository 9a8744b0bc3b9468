import type { Person } from '~/domain/accounts/person';
import type { Versioned } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { DraftBody, StationForm } from './form-contract';
import { stationDraftNotFound, stationNotEditable, stationRevisionNotFound } from './refusals';
import { EDITED_STATION, type EditedStation } from './lock-edited';
import { mayCloneStation, mayEditStation } from '../policy';
import { formOf, type StationBody } from '../station-body';
import { styleOf, type StationBase } from '../styles';
import { PEOPLE } from '~/domain/accounts/views';

interface Addressed {
  id: number;
  slug: string;
  style: number;
  owner_id: number | null;
  virtual_patient: boolean;
  virtual_patient_enabled_at: Date | null;
  deleted: boolean;
  published: boolean;
}

const addressed = statement<Addressed, [number, string]>(
  'stations.edited-address',
  `SELECT id, slug, style, owner_id, virtual_patient, virtual_patient_enabled_at, deleted_at IS NOT NULL AS deleted, published_at IS NOT NULL AS published
     FROM stations WHERE style = $1 AND slug = $2 ORDER BY deleted_at DESC NULLS FIRST LIMIT 1`,
);

/**
 * The station at an address, for who may change it.
 * @param options.orDeleted one that is deleted, too: deleting it again is harmless
 * @param options.toClone for who may only copy it, too
 * @throws Problem not-found `station-not-found`, also for what is somebody else's
 */
export async function findAddressed(
  read: Reader,
  person: Person,
  base: StationBase,
  slug: string,
  options: { orDeleted?: boolean; toClone?: boolean } = {},
): Promise<Addressed> {
  const station = await read.sql.one(addressed, [styleOf(base), slug]);
  if (!station || (station.deleted && !options.orDeleted)) throw stationNotEditable();
  const may = options.toClone ? mayCloneStation : mayEditStation;
  if (!may(person, station)) throw stationNotEditable();
  return station;
}

export interface DraftRow {
  draft_id: number;
  version: number;
  saved_at: Date;
  station_id: number | null;
  base_revision: number | null;
  style: number;
  body: DraftBody;
  html_version: number;
}

const COLUMNS = 'id AS draft_id, version, saved_at, station_id, base_revision, style, body, html_version';
const draftById = statement<DraftRow, [number, number]>(
  'stations.draft',
  `SELECT ${COLUMNS} FROM station_drafts WHERE id = $1 AND account_id = $2`,
);
const draftOf = statement<DraftRow, [number, number]>(
  'stations.draft-of-station',
  `SELECT ${COLUMNS} FROM station_drafts WHERE station_id = $1 AND account_id = $2`,
);

/** One's own draft of a new station of a style. @throws Problem not-found `station-draft-not-found` */
export async function findNewDraft(
  read: Reader,
  person: Person,
  draftId: number,
  base: StationBase,
): Promise<DraftRow> {
  const draft = await read.sql.one(draftById, [draftId, person.id]);
  if (!draft || draft.station_id !== null || draft.style !== styleOf(base)) throw stationDraftNotFound();
  return draft;
}

export interface Change {
  revision: number;
  /** Empty for the starter content, and for who is gone. */
  user: string;
  at: Date;
  /** Parts and acts, comma-joined. */
  event: string;
}

/** How many revisions an editor lists; the newest. */
const CHANGES_MAX = 100;

const present = statement<EditedStation, [number]>(
  'stations.edited',
  `SELECT ${EDITED_STATION} FROM stations station WHERE station.id = $1 AND station.deleted_at IS NULL`,
);
const before = statement<{ body: StationBody }, [number, number]>(
  'stations.earlier-body',
  'SELECT body FROM station_revisions WHERE station_id = $1 AND revision = $2',
);
// A state is what its predecessor was replaced by.
const changes = statement<{ revision: number; user: string; at: Date; event: string }, [number]>(
  'stations.changes',
  `SELECT 1 AS revision, coalesce(account.display_name, '') AS user, station.created_at AS at, 'written' AS event
     FROM stations station LEFT JOIN ${PEOPLE} account ON account.id = station.owner_id WHERE station.id = $1
    UNION ALL
   SELECT earlier.revision + 1, coalesce(account.display_name, ''), earlier.replaced_at, earlier.event
     FROM station_revisions earlier LEFT JOIN ${PEOPLE} account ON account.id = earlier.replaced_by WHERE earlier.station_id = $1
    ORDER BY 1 DESC LIMIT ${CHANGES_MAX}`,
);
const results = statement<{ attempts: number; reassignable: number }, [number, number]>(
  'stations.results-at',
  `SELECT count(*)::int AS attempts, count(*) FILTER (WHERE examiner_id = $2 AND candidate_id = $2 AND group_session_id IS NULL)::int AS reassignable FROM station_attempts WHERE station_id = $1`,
);

/** The states of a station, the present one first; at most 100. */
export const historyOfStation = (read: Reader, stationId: number): Promise<Change[]> =>
  read.sql.all(changes, [stationId]);

/** The form with the ids only of rows that the station still has: others are new ones. */
export function withRowsOf(form: StationForm, there: StationBody): StationForm {
  const own = (ids: readonly (number | undefined)[]) => {
    const known = new Set(ids);
    return <T extends { id?: number }>({ id, ...row }: T) => ({
      ...(id !== undefined && known.has(id) ? { id } : {}),
      ...row,
    });
  };
  const [section, item, question] = [
    there.checklist,
    there.checklist.flatMap(({ items }) => items),
    there.examiner_questions,
  ].map((rows) => own(rows.map(({ id }) => id)));
  return {
    ...form,
    checklist: form.checklist.map((one) => ({ ...section!(one), items: one.items.map((row) => item!(row)) })),
    examiner_questions: form.examiner_questions.map((row) => question!(row)),
  };
}

export interface Edited extends EditedStation, Versioned {
  form: StationForm;
  draft: DraftRow | null;
  draft_is_stale: boolean;
  history: Change[];
  attempts: number;
  reassignable: number;
}

/**
 * A station for its editor: the person's draft if there is one, else the saved state; with `earlier`, that revision. The caller
 * must have checked access.
 * @throws Problem not-found `station-not-found`, `station-revision-not-found`
 */
export async function findEdited(read: Reader, person: Person, stationId: number, earlier?: number): Promise<Edited> {
  const [station, history, counts] = await Promise.all([
    read.sql.one(present, [stationId]),
    historyOfStation(read, stationId),
    read.sql.one(results, [stationId, person.id]),
  ]);
  if (!station) throw stationNotEditable();
  const [draft, then] = await Promise.all([
    earlier === undefined ? read.sql.one(draftOf, [stationId, person.id]) : null,
    earlier === undefined || earlier === station.revision
      ? { body: station.body }
      : read.sql.one(before, [stationId, earlier]),
  ]);
  if (!then) throw stationRevisionNotFound();
  return {
    ...station,
    form: withRowsOf(draft?.body ?? formOf(then.body), station.body),
    html_version: draft ? draft.html_version : then.body.html_version,
    draft,
    draft_is_stale: draft !== null && draft.base_revision !== null && draft.base_revision < station.revision,
    history,
    attempts: counts!.attempts,
    reassignable: counts!.reassignable,
  };
}
