import type { ComponentType } from 'react';

/** The cards of `/profile/privacy/`, from top to bottom; each is a file of its part. */
export const PRIVACY_CARDS: readonly ComponentType[] = [];
