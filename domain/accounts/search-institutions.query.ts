import { searchPatterns } from '../kit/search-patterns';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

export const INSTITUTION_RESULTS_MAX = 20;

export interface InstitutionFound {
  name: string;
  is_verified: boolean;
  user_count: number;
}

/** Institutions looked at in their order before the trigram index is asked. */
const LOOKED_AT_FIRST = 1_000;
/** Without accents and with one kind of apostrophe, as people type a name rather than as it is written. */
const folded = (text: string) =>
  `translate(lower(${text}), 'áàâäãéèêëíìîïóòôöõúùûüñç’‘', 'aaaaaeeeeiiiiooooouuuunc''''')`;
const ORDER = 'institution.is_verified DESC, institution.user_count DESC, lower(institution.name)';

// The verified and large ones are what most people look for; they come first in the order.
const inOrder = statement<InstitutionFound & { id: number }, [string, number]>(
  'accounts.search-institutions-in-order',
  `SELECT institution.id, institution.name, institution.is_verified, institution.user_count
     FROM (SELECT id, name, is_verified, user_count FROM institutions ORDER BY is_verified DESC, user_count DESC, lower(name) LIMIT ${LOOKED_AT_FIRST}) institution
    WHERE ${folded('institution.name')} LIKE ${folded('$1')} ORDER BY ${ORDER} LIMIT $2`,
);

const byTrigrams = statement<InstitutionFound, [string, string | null, number[], number]>(
  'accounts.search-institutions',
  `SELECT institution.name, institution.is_verified, institution.user_count
     FROM institutions institution
    WHERE institution.id = ANY (ARRAY(SELECT institution.id FROM institutions institution
                                       WHERE ${folded('institution.name')} LIKE ${folded('$1')} OR ${folded('institution.name')} LIKE ${folded('$2')}
                                      UNION SELECT unnest($3::int[])))
    ORDER BY ${ORDER} LIMIT $4`,
);

/** Institutions whose name contains the text, the verified and larger ones first; at most 20 (spec 2 §7). */
export async function searchInstitutions(read: Reader, text: string): Promise<InstitutionFound[]> {
  const { anywhere, indexed } = searchPatterns(text);
  const early = await read.sql.all(inOrder, [anywhere, INSTITUTION_RESULTS_MAX]);
  if (early.length < INSTITUTION_RESULTS_MAX && indexed)
    return read.sql.all(byTrigrams, [...indexed, early.map(({ id }) => id), INSTITUTION_RESULTS_MAX]);
  return early.map(({ name, is_verified, user_count }) => ({ name, is_verified, user_count }));
}
