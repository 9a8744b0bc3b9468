import type { RouteObject } from 'react-router';
import { subscriptionPage } from '~/domain/purchases/payment/contract';
import { profile, profileDetails, profilePrivacy, profileSecurity } from '~/domain/accounts/profile/contract';
import { withWords } from '~/web/messages/words';

/** The pages of one's account, in one frame. */
export const profileRoutes: RouteObject = {
  lazy: withWords('account', async () => ({ Component: (await import('./layout')).AccountLayout })),
  children: [
    {
      path: profile.path,
      handle: { heading: 'profile.learning' },
      lazy: async () => ({ Component: (await import('./learning-page')).LearningPage }),
    },
    {
      path: profileDetails.path,
      handle: { heading: 'profile.details', lead: 'profile.details.lead' },
      lazy: withWords('push', async () => ({ Component: (await import('./details-page')).DetailsPage })),
    },
    {
      path: subscriptionPage.path,
      handle: { heading: 'profile.subscription' },
      lazy: async () => ({ Component: (await import('./subscription-page')).SubscriptionPage }),
    },
    { path: profileSecurity.path, lazy: async () => ({ Component: (await import('./security-page')).SecurityPage }) },
    { path: profilePrivacy.path, lazy: async () => ({ Component: (await import('./privacy-page')).PrivacyPage }) },
  ],
};
