import type { Person } from '~/domain/kit/person';
import { implement } from '~/domain/kit/live';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { mayWrite } from '../policy';
import { type EditingSection, sectionEditing } from './contract';
import { PEOPLE } from '~/domain/accounts/views';

/** What presences in the editor of a section begin with. */
export const SECTION_PRESENCE = 'notebook-section';

/** The name of one person's presence in the editor of one section, as the gateways keep it. */
export const presenceOf = (sectionId: number, accountId: number): string =>
  `${SECTION_PRESENCE}:${sectionId}:${accountId}`;

function readPresence(presence: string): [section: number, account: number] {
  const [, section, account] = presence.split(':');
  return [Number(section), Number(account)];
}

const count = statement<never, [number]>(
  'notebook.editing-count',
  'INSERT INTO section_editing AS editing (section_id, version) VALUES ($1::int, 2) ON CONFLICT (section_id) DO UPDATE SET version = editing.version + 1',
);

/** Sends the state after this transaction to everyone who has the editor of the section open. */
export async function notifyEditors(tx: Transaction, sectionId: number): Promise<void> {
  await tx.sql.all(count, [sectionId]);
  tx.publish(sectionEditing, sectionId);
}

const come = statement<{ section_id: number }, [number, number, Date]>(
  'notebook.editor-comes',
  `INSERT INTO section_editors (section_id, account_id, since)
   SELECT section.id, account.id, $3::timestamptz FROM notebook_sections section, accounts account WHERE section.id = $1::int AND account.id = $2::int
   ON CONFLICT DO NOTHING RETURNING section_id`,
);
const go = statement<{ section_id: number }, [number, number]>(
  'notebook.editor-goes',
  'DELETE FROM section_editors WHERE section_id = $1::int AND account_id = $2::int RETURNING section_id',
);

/** Somebody opened the editor, or closed it. Saying the same twice changes nothing. */
export async function setEditing(tx: Transaction, presence: string, here: boolean): Promise<void> {
  const [section, account] = readPresence(presence);
  const changed = here
    ? await tx.sql.one(come, [section, account, tx.clock.now()])
    : await tx.sql.one(go, [section, account]);
  if (changed) await notifyEditors(tx, section);
}

const isHere = statement<{ here: boolean }, [number, number]>(
  'notebook.is-editing',
  'SELECT EXISTS (SELECT FROM section_editors WHERE section_id = $1::int AND account_id = $2::int) AS here',
);
/** Whether Postgres takes somebody for present. */
export const isEditing = async (read: Reader, presence: string): Promise<boolean> =>
  (await read.sql.one(isHere, readPresence(presence)))!.here;

const everyone = statement<{ section_id: number; account_id: number }, []>(
  'notebook.all-editors',
  'SELECT section_id, account_id FROM section_editors',
);
/** Everyone whom Postgres takes for present. */
export const everyEditor = async (read: Reader): Promise<string[]> =>
  (await read.sql.all(everyone, [])).map((row) => presenceOf(row.section_id, row.account_id));

const snapshot = statement<EditingSection, [number]>(
  'notebook.editing',
  `SELECT coalesce(editing.version, 1) AS version, section.revision, coalesce(checker.display_name, '') AS checked_by, section.retired_at IS NOT NULL AND NOT section.hidden_alone AS retired,
          to_char(section.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS published_at,
          coalesce((SELECT json_agg(json_build_object('id', account.id, 'name', account.display_name) ORDER BY editor.since, account.id)
                      FROM section_editors editor JOIN ${PEOPLE} account ON account.id = editor.account_id WHERE editor.section_id = section.id), '[]') AS editors
     FROM notebook_sections section
     LEFT JOIN section_editing editing ON editing.section_id = section.id
     LEFT JOIN ${PEOPLE} checker ON checker.id = section.checked_by
    WHERE section.id = $1::int`,
);

/** Who has the editor of a section open, and what is published; null when there never was such a section. */
export const editingOf = (read: Reader, sectionId: number): Promise<EditingSection | null> =>
  read.sql.one(snapshot, [sectionId]);

export const sectionEditingLive = implement(sectionEditing, {
  snapshot: editingOf,
  mayWatch: async (_read, person: Person) => mayWrite(person),
  watching: (person, sectionId) => presenceOf(sectionId, person.id),
});
