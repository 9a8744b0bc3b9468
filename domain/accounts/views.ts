/** What other rooms may read of people, as a table of their SQL: `JOIN ${PEOPLE} author ON author.id = …`. */
export const PEOPLE =
  '(SELECT id, guest, username, display_name, first_name, avatar, country, training_stage, roles, language, created_at, demo, second_factor, entitlements, erase_at FROM accounts)';
export const INSTITUTIONS = '(SELECT id, name, is_verified FROM institutions)';
export const ACCOUNT_INSTITUTIONS = '(SELECT account_id, institution_id FROM account_institutions)';
