import { statement } from '../statement';
import type { Reader } from '../transaction';

export const INSTITUTION_RESULTS_MAX = 20;

export interface InstitutionFound {
  name: string;
  is_verified: boolean;
  user_count: number;
}

/** Without accents and with one kind of apostrophe, as people type a name rather than as it is written. */
const folded = (text: string) => `translate(lower(${text}), 'áàâäãéèêëíìîïóòôöõúùûüñç’‘', 'aaaaaeeeeiiiiooooouuuunc''''')`;

const search = statement<InstitutionFound, [string, number]>(
  'accounts.search-institutions',
  `SELECT institution.name, institution.is_verified, count(member.account_id)::int AS user_count
     FROM institutions institution LEFT JOIN account_institutions member ON member.institution_id = institution.id
    WHERE ${folded('institution.name')} LIKE ${folded('$1')}
    GROUP BY institution.id
    ORDER BY institution.is_verified DESC, count(member.account_id) DESC, lower(institution.name)
    LIMIT $2`,
);

/** Institutions whose name contains the text, the verified and larger ones first; at most 20 (spec 2 §7). */
export const searchInstitutions = (read: Reader, text: string): Promise<InstitutionFound[]> =>
  read.sql.all(search, [`%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`, INSTITUTION_RESULTS_MAX]);
