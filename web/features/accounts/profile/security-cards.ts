import type { ComponentType } from 'react';
import { EmailCard } from '../email/email-card';
import { PasswordCard } from '../email/password-card';
import { DevicesCard } from '../security/devices-card';
import { SecondFactorCard } from '../security/second-factor-card';

/** The cards of `/profile/security/`, from top to bottom; each is a file of its part. */
export const SECURITY_CARDS: readonly ComponentType[] = [EmailCard, PasswordCard, SecondFactorCard, DevicesCard];
