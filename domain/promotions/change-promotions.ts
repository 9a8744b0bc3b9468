import type { Person } from '../accounts/person';
import { isStaff } from '../accounts/policy';
import { notFound } from '../kit/errors';
import { plainText } from '../kit/html/plain-text';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { type PromotionForm, PROMOTIONS_MAX } from './contract';
import { countClaims } from './counts.query';
import { flawsOf } from './flaws';
import { COLUMNS } from './promotions.query';
import { promotionChanged, promotionFlawed, promotionNotFound, promotionOrder, tooManyPromotions } from './refusals';

interface Stored {
  id: number;
  revision: number;
  published: boolean;
  changed_by: number | null;
}
type Saved = { id: number; revision: number };
type Which = { promotion_id: number; revision: number };
type StoredForm = Omit<PromotionForm, 'starts_at' | 'ends_at'> & { starts_at: Date | null; ends_at: Date | null };

const FIELDS = COLUMNS.replaceAll('p.', '');
const SENT = `jsonb_populate_record(NULL::promotions, $1::jsonb) AS p`;

// Changes are rare; they wait for each other, so that the order has no two first ones.
const oneAtATime = statement<never, []>(
  'promotions.lock',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates promotions'))`,
);
const bySubmission = statement<Saved, [string]>(
  'promotions.by-submission',
  'SELECT id, revision FROM promotions WHERE submission_id = $1::uuid',
);
const count = statement<{ count: number }, []>(
  'promotions.count',
  'SELECT count(*)::int AS count FROM promotions WHERE removed_at IS NULL',
);
const insert = statement<Saved, [string, string, number, Date]>(
  'promotions.insert',
  `INSERT INTO promotions (${FIELDS}, submission_id, changed_by, changed_at, position)
   SELECT ${COLUMNS}, $2::uuid, $3::int, $4::timestamptz, (SELECT coalesce(max(position), -1) + 1 FROM promotions) FROM ${SENT}
   RETURNING id, revision`,
);
const find = statement<Stored, [number]>(
  'promotions.find',
  'SELECT id, revision, published, changed_by FROM promotions WHERE id = $1::int AND removed_at IS NULL',
);
const formOf = statement<StoredForm, [number]>(
  'promotions.form',
  `SELECT ${COLUMNS} FROM promotions p WHERE p.id = $1::int`,
);
const update = statement<Saved, [string, number, number, Date]>(
  'promotions.update',
  `UPDATE promotions SET (${FIELDS}) = (SELECT ${COLUMNS} FROM ${SENT}), revision = revision + 1, changed_by = $3::int, changed_at = $4::timestamptz
    WHERE id = $2::int RETURNING id, revision`,
);
const setPublished = statement<Saved, [number, boolean, number, Date]>(
  'promotions.set-published',
  `UPDATE promotions SET published = $2::boolean, revision = revision + 1, changed_by = $3::int, changed_at = $4::timestamptz
    WHERE id = $1::int RETURNING id, revision`,
);
const remove = statement<never, [number]>(
  'promotions.remove',
  'DELETE FROM promotions WHERE id = $1::int AND content_key IS NULL',
);
// The loader of the starter content would bring it back.
const hide = statement<never, [number, Date]>(
  'promotions.hide',
  'UPDATE promotions SET published = false, removed_at = $2::timestamptz, revision = revision + 1 WHERE id = $1::int AND content_key IS NOT NULL',
);
const ids = statement<{ id: number }, []>(
  'promotions.ids',
  'SELECT id FROM promotions WHERE removed_at IS NULL ORDER BY id',
);
const sort = statement<never, [number[]]>(
  'promotions.sort',
  `UPDATE promotions SET position = wanted.nth - 1, revision = revision + 1 FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, nth) WHERE promotions.id = wanted.id AND promotions.position <> wanted.nth - 1`,
);

async function begin(tx: Transaction, who: Person): Promise<void> {
  if (!isStaff(who)) throw notFound();
  await tx.sql.all(oneAtATime, []);
}

/** As it is kept: plain text on one line, and each of a list once. */
function tidied(form: PromotionForm): PromotionForm {
  const line = (text: string) => plainText(text).replaceAll(/\s+/g, ' ');
  return {
    ...form,
    title_en: line(form.title_en),
    title_es: line(form.title_es),
    body_en: line(form.body_en),
    body_es: line(form.body_es),
    link_text_en: line(form.link_text_en),
    link_text_es: line(form.link_text_es),
    languages: [...new Set(form.languages)],
    roles: [...new Set(form.roles)],
    countries: [...new Set(form.countries)],
  };
}

/** @throws Problem not-found `promotion-not-found`; conflict `promotion-changed` */
async function atRevision(tx: Transaction, { promotion_id, revision }: Which): Promise<Stored> {
  const row = await tx.sql.one(find, [promotion_id]);
  if (!row) throw promotionNotFound();
  if (row.revision !== revision) throw promotionChanged();
  return row;
}

/** @throws Problem invalid `promotion-flawed` with each flaw by field */
async function requirePublishable(tx: Transaction, form: PromotionForm, addresses: readonly string[]): Promise<void> {
  const flaws = await flawsOf(tx, form, { counts: await countClaims(tx), addresses });
  if (flaws.length > 0) throw promotionFlawed(flaws);
}

/**
 * Staff write a new promotion, which nobody is shown yet. Sent twice, it is one.
 * @throws Problem not-found for anybody but staff; conflict `too-many-promotions`
 */
export async function createPromotion(
  tx: Transaction,
  who: Person,
  { submission_id, ...form }: PromotionForm & { submission_id: string },
): Promise<Saved> {
  await begin(tx, who);
  const earlier = await tx.sql.one(bySubmission, [submission_id]);
  if (earlier) return earlier;
  if ((await tx.sql.one(count, []))!.count >= PROMOTIONS_MAX) throw tooManyPromotions();
  return (await tx.sql.one(insert, [JSON.stringify(tidied(form)), submission_id, who.id, tx.clock.now()]))!;
}

/**
 * Staff change a promotion. One that is published stays so, and must be fit for it.
 * @param addresses that a promotion can lead to
 * @throws Problem not-found; conflict `promotion-changed`; invalid `promotion-flawed`
 */
export async function savePromotion(
  tx: Transaction,
  who: Person,
  { promotion_id, revision, ...sent }: PromotionForm & Which,
  addresses: readonly string[],
): Promise<Saved> {
  await begin(tx, who);
  const row = await atRevision(tx, { promotion_id, revision });
  const form = tidied(sent);
  if (row.published) await requirePublishable(tx, form, addresses);
  return (await tx.sql.one(update, [JSON.stringify(form), row.id, who.id, tx.clock.now()]))!;
}

/** Shows a promotion from now on, or to nobody. @throws as `savePromotion` */
export async function setPromotionPublished(
  tx: Transaction,
  who: Person,
  which: Which,
  published: boolean,
  addresses: readonly string[],
): Promise<Saved> {
  await begin(tx, who);
  const row = await atRevision(tx, which);
  if (row.published === published) return row;
  if (published) {
    const { starts_at, ends_at, ...form } = (await tx.sql.one(formOf, [row.id]))!;
    const times = { starts_at: starts_at?.toISOString() ?? null, ends_at: ends_at?.toISOString() ?? null };
    await requirePublishable(tx, { ...form, ...times }, addresses);
  }
  return (await tx.sql.one(setPublished, [row.id, published, who.id, tx.clock.now()]))!;
}

/** Deletes a promotion, its numbers and who dismissed it. @throws as `savePromotion` */
export async function removePromotion(tx: Transaction, who: Person, which: Which): Promise<void> {
  await begin(tx, who);
  const { id } = await atRevision(tx, which);
  await tx.sql.all(remove, [id]);
  await tx.sql.all(hide, [id, tx.clock.now()]);
}

/** @throws Problem not-found for anybody but staff; invalid `promotion-order` if the list is not that of all promotions */
export async function sortPromotions(tx: Transaction, who: Person, wanted: readonly number[]): Promise<void> {
  await begin(tx, who);
  const known = await tx.sql.all(ids, []);
  if (
    known.length !== wanted.length ||
    new Set(wanted).size !== wanted.length ||
    !known.every(({ id }) => wanted.includes(id))
  )
    throw promotionOrder();
  await tx.sql.all(sort, [[...wanted]]);
}
