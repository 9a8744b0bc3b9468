import type { FieldError } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { baseOf, STATION_BASES, styleOf } from '../stations/styles';
import { ofOsceBank, pathOf } from './addresses';
import { claimsIn, type Counts, typedNumber, unknownClaims } from './claims';
import type { PromotionForm } from './contract';
import { STATIONS } from '~/domain/stations/views';

/** Why a promotion cannot be published; named `promotions.flaw.<flaw>`. */
const FLAWS = [
  'missing',
  'typed-number',
  'unknown-claim',
  'nothing-counted',
  'unknown-address',
  'not-osce-bank',
  'no-language',
  'over-before-begun',
] as const;
type Flaw = (typeof FLAWS)[number];

const stationThere = statement<{ style: number }, [string, number]>(
  'promotions.station-there',
  `SELECT style FROM ${STATIONS} station WHERE slug = $1 AND style = $2::int AND deleted_at IS NULL AND published_at IS NOT NULL`,
);
const productThere = statement<{ slug: string }, [string]>(
  'promotions.product-there',
  'SELECT slug FROM products WHERE slug = $1 AND retired_at IS NULL',
);

/** Whether a link leads to a page: one of `addresses`, a published station, or a product. */
export async function leadsSomewhere(
  read: Pick<Reader, 'sql'>,
  link: string,
  addresses: readonly string[],
): Promise<boolean> {
  const path = pathOf(link);
  if (addresses.includes(path) || addresses.includes(`${path}/`)) return true;
  const product = /^\/purchase\/([a-z-]+)\/?$/.exec(path)?.[1];
  if (product) return (await read.sql.one(productThere, [product])) !== null;
  const [, first, slug] = /^\/([^/]+)\/([a-z0-9-]+)\/$/.exec(path) ?? [];
  const base = STATION_BASES.find((each) => each === first);
  if (!base || !slug) return false;
  const found = await read.sql.one(stationThere, [slug, styleOf(base)]);
  return found !== null && baseOf(found.style) === base;
}

/** Everything that keeps a promotion from being published, by field. @param addresses that a promotion can lead to */
export async function flawsOf(
  read: Pick<Reader, 'sql'>,
  form: PromotionForm,
  { counts, addresses }: { counts: Counts; addresses: readonly string[] },
): Promise<FieldError[]> {
  const flaws: FieldError[] = [];
  const say = (path: string, message: Flaw) => flaws.push({ path, message });
  if (form.languages.length === 0) say('languages', 'no-language');
  for (const language of form.languages)
    for (const field of ['title', 'body', 'link_text'] as const) {
      const name = `${field}_${language}` as const;
      const text = form[name];
      if (text === '') say(name, 'missing');
      else if (unknownClaims(text).length > 0) say(name, 'unknown-claim');
      else if (typedNumber(text) !== null) say(name, 'typed-number');
      else if (claimsIn(text).some((claim) => counts[claim] === 0)) say(name, 'nothing-counted');
    }
  if (form.link === '') say('link', 'missing');
  else if (!(await leadsSomewhere(read, form.link, addresses))) say('link', 'unknown-address');
  else if (form.languages.includes('es') && !ofOsceBank(form.link)) say('link', 'not-osce-bank');
  if (form.starts_at && form.ends_at && new Date(form.ends_at) <= new Date(form.starts_at))
    say('ends_at', 'over-before-begun');
  return flaws;
}
