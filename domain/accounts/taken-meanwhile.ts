/** What PostgreSQL says, by itself or through TypeORM. */
interface DatabaseError {
  code?: string;
  constraint?: string;
  driverError?: DatabaseError;
}

/**
 * Two who want the same name in the same instant both find it free; the unique index lets one of them have it.
 *
 * @returns whose field was taken, or null for any other error
 */
export function takenMeanwhile(error: unknown): 'username' | 'email' | null {
  if (!(error instanceof Error)) return null;
  const known = error as DatabaseError;
  const { code, constraint } = known.driverError ?? known;
  if (code !== '23505') return null;
  if (constraint === 'accounts_username_key') return 'username';
  return constraint === 'accounts_email_key' ? 'email' : null;
}
