/**
 * SQL: person `$1` has marked a thing as understood since they got it wrong.
 * @param thing its id
 * @param at when they got it wrong
 * @param person who they are, if they are another value
 */
export const understoodSince = (
  kind: 'question' | 'item' | 'card',
  thing: string,
  at: string,
  person = '$1::int',
): string =>
  `EXISTS (SELECT FROM learning_understood mark WHERE mark.account_id = ${person} AND mark.kind = '${kind}' AND mark.thing_id = ${thing} AND mark.at >= ${at})`;
