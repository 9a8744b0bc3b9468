/** A failure whose message says all that a person needs to act on it: it is shown without a stack trace. */
export class UserFacingError extends Error {
  override readonly name = 'Explained';
}
