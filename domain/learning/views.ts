/**
 * SQL: person `$1` has marked a thing as understood since they got it wrong.
 * @param thing its id
 * @param at when they got it wrong
 */
export const understoodSince = (kind: 'question' | 'item' | 'card', thing: string, at: string): string =>
  `EXISTS (SELECT FROM learning_understood mark WHERE mark.account_id = $1::int AND mark.kind = '${kind}' AND mark.thing_id = ${thing} AND mark.at >= ${at})`;
