import type { Role } from '../../kit/person';

/** Roles that are off until their holder has a second factor. Demo accounts need none: they sign in from near only. */
export const NEEDS_SECOND_FACTOR: readonly Role[] = ['moderator', 'staff'];
