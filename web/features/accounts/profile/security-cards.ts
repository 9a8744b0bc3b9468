import type { ComponentType } from 'react';
import { DevicesCard } from '../security/devices-card';
import { SecondFactorCard } from '../security/second-factor-card';

/** The cards of `/profile/security/`, from top to bottom; each is a file of its part. */
export const SECURITY_CARDS: readonly ComponentType[] = [SecondFactorCard, DevicesCard];
