import type { Language } from '../accounts/contract';
import { imageAddress } from '../images/contract';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { claimsIn, type Counts } from './claims';
import { type Audience, CAROUSEL_MAX, type ShownPromotion, type ShownPromotions } from './contract';
import { leadsSomewhere } from './flaws';
import { PEOPLE } from '../accounts/views';

type Row = Omit<ShownPromotion, 'picture'> & { picture: string };

/** What is published and in its time. `$1` is the moment. */
const SHOWN = `p.published AND (p.starts_at IS NULL OR p.starts_at <= $1::timestamptz) AND (p.ends_at IS NULL OR p.ends_at > $1::timestamptz)`;

// Countries are those that people gave: of who has none, nothing that is for some countries is shown. Spanish users see the OSCE bank only.
const shown = statement<Row, [Date, Language, string[], number]>(
  'promotions.shown',
  `SELECT p.id, p.place, CASE $2 WHEN 'es' THEN p.title_es ELSE p.title_en END AS title, CASE $2 WHEN 'es' THEN p.body_es ELSE p.body_en END AS body,
          CASE $2 WHEN 'es' THEN p.link_text_es ELSE p.link_text_en END AS link_text, p.link, p.picture, p.most_shows, p.every_hours
     FROM promotions p
    WHERE ${SHOWN} AND $2 = ANY (p.languages) AND ($2 <> 'es' OR p.osce_bank)
      AND (p.roles = '{}' OR p.roles && $3::text[])
      AND (p.countries = '{}' OR EXISTS (SELECT FROM ${PEOPLE} a WHERE a.id = $4::int AND a.country = ANY (p.countries)))
      AND NOT EXISTS (SELECT FROM promotion_dismissals d WHERE d.promotion_id = p.id AND d.account_id = $4::int)
    ORDER BY p.position, p.id LIMIT 50`,
);

const rolesOf = (person: Person | null): Audience[] => (person === null || person.guest ? ['visitor'] : person.roles);

/**
 * What somebody is shown now. A promotion of which a claim is false by now, or whose station or product is gone, is not shown.
 * @param addresses that a promotion can lead to
 */
export async function findShown(
  read: Reader,
  person: Person | null,
  language: Language,
  { count, addresses }: { count: () => Promise<Counts>; addresses: readonly string[] },
): Promise<ShownPromotions> {
  const rows = await read.sql.all(shown, [
    read.clock.now(),
    language,
    rolesOf(person),
    person?.guest ? 0 : (person?.id ?? 0),
  ]);
  const claimed = (row: Row) => claimsIn(row.title, row.body, row.link_text);
  const used = new Set(rows.flatMap(claimed));
  const all: Partial<Counts> = used.size === 0 ? {} : await count();
  const leads = await Promise.all(rows.map(({ link }) => leadsSomewhere(read, link, addresses)));
  const holding = rows.filter((row, index) => leads[index] && claimed(row).every((claim) => (all[claim] ?? 0) > 0));
  const carousel = holding.filter(({ place }) => place === 'carousel').slice(0, CAROUSEL_MAX);
  return {
    items: [...carousel, ...holding.filter(({ place }) => place === 'slide-in')].map(({ picture, ...row }) => ({
      ...row,
      picture: picture === '' ? '' : imageAddress(picture),
    })),
    counts: Object.fromEntries([...used].map((claim) => [claim, all[claim] ?? 0])),
  };
}
