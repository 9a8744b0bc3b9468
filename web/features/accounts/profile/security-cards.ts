import type { ComponentType } from 'react';

/** The cards of `/profile/security/`, from top to bottom; each is a file of its part. */
export const SECURITY_CARDS: readonly ComponentType[] = [];
