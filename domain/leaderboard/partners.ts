/** SQL: the ids (`account_id`) of a person's partners in finished rounds and pairings. @param person an expression of their id */
export const partnersOf = (person: string): string => `
  SELECT other.account_id FROM attempt_participants own JOIN attempt_participants other ON other.attempt_id = own.attempt_id
   WHERE own.account_id = ${person} AND other.account_id <> own.account_id
  UNION
  SELECT other.account_id FROM pairing_members own JOIN pairing_members other ON other.pairing_id = own.pairing_id
   WHERE own.account_id = ${person} AND other.account_id <> own.account_id AND own.attended AND other.attended`;
