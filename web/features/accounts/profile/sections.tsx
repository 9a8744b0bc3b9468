import { IconChartHistogram, IconCreditCard, IconLock, IconShieldCheck, IconUserEdit } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { subscriptionPage } from '~/domain/purchases/payment/contract';
import { profile, profileDetails, profilePrivacy, profileSecurity } from '~/domain/accounts/profile/contract';

export interface Section {
  to: string;
  /** The message of its name. */
  id: string;
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
}

/** The pages of one's account, in the order of their navigation. */
export const SECTIONS: readonly Section[] = [
  { to: profile.path, id: 'profile.learning', icon: IconChartHistogram },
  { to: profileDetails.path, id: 'profile.details', icon: IconUserEdit },
  { to: subscriptionPage.path, id: 'profile.subscription', icon: IconCreditCard },
  { to: profileSecurity.path, id: 'profile.security', icon: IconShieldCheck },
  { to: profilePrivacy.path, id: 'profile.privacy', icon: IconLock },
];
