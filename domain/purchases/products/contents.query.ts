import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { SUPPORTER } from '../entitlements/abilities';
import type { Product } from './product.query';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';

export interface PackContents {
  pack: string;
  questions: number;
  /** Those of them that everybody may practise. */
  sample: number;
  /** Those of them with a drawn figure. */
  diagrams: number;
  languages: string[];
}

const packs = statement<PackContents, []>(
  'purchases.pack-contents',
  `SELECT pack, count(*)::int AS questions, count(*) FILTER (WHERE NOT premium)::int AS sample,
          count(*) FILTER (WHERE question_text LIKE '%"/media/diagrams/%')::int AS diagrams, array_agg(DISTINCT language) AS languages
     FROM ${QUESTIONS} question CROSS JOIN LATERAL unnest(packs) AS filed (pack)
    WHERE status = 'published' AND deleted_at IS NULL AND packs <> '{}' GROUP BY pack`,
);
const texts = statement<{ topics: number }, []>(
  'purchases.notebook-contents',
  `SELECT count(*)::int AS topics FROM ${TOPICS} topic WHERE summary <> ''`,
);

/** What there is to sell at this moment. The same for everybody: worth remembering for a while. */
export interface Contents {
  packs: ReadonlyMap<string, PackContents>;
  topics: number;
}

export async function countContents(read: Pick<Reader, 'sql'>): Promise<Contents> {
  const [counted, notebook] = await Promise.all([read.sql.all(packs, []), read.sql.one(texts, [])]);
  return { packs: new Map(counted.map((one) => [one.pack, one])), topics: notebook?.topics ?? 0 };
}

const packOf = (entitlement: string): string | null =>
  entitlement.startsWith('pack.') ? entitlement.slice('pack.'.length) : null;

/** The packs of a product that have questions; those that are free after those that are sold. */
export function packsOf(product: Product, { packs: known }: Contents): (PackContents & { free: boolean })[] {
  const sold = product.entitlements.flatMap((one) => known.get(packOf(one) ?? '') ?? []);
  const free = product.free_packs.flatMap((pack) => known.get(pack) ?? []);
  return [...sold.map((pack) => ({ ...pack, free: false })), ...free.map((pack) => ({ ...pack, free: true }))];
}

/** What of a product's entitlements gives something that exists. */
export const worthOf = (product: Product, contents: Contents): string[] =>
  product.entitlements.filter((one) => {
    if (one === SUPPORTER) return contents.topics > 0;
    const pack = contents.packs.get(packOf(one) ?? '');
    return pack !== undefined && pack.questions > pack.sample;
  });

/** `sold` only if everything that it names exists. */
export function stateOf(product: Product, contents: Contents, hasPrice: boolean): 'sold' | 'free' | 'planned' {
  if (product.entitlements.length > 0 && hasPrice && worthOf(product, contents).length === product.entitlements.length)
    return 'sold';
  return product.entitlements.length === 0 && packsOf(product, contents).length > 0 ? 'free' : 'planned';
}
