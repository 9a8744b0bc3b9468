import { IconUserCircle, IconUsers } from '@tabler/icons-react';
import { redirect, type RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { firstStaffPage } from '~/domain/accounts/roles/first-staff-contract';
import { privacyNotice, terms } from '~/domain/accounts/consent/contract';
import { institutionsPage } from '~/domain/accounts/institutions/contract';
import { peoplePage, personPage } from '~/domain/accounts/roles/contract';
import { withWords } from '~/web/messages/words';
import { login, notificationsPage, register } from '~/domain/accounts/contract';
import { devices, secondFactor, secondStep } from '~/domain/accounts/security/contract';
import { profile, profileDetails, profileSecurity } from '~/domain/accounts/profile/contract';
import { pushPage } from '~/domain/accounts/push/contract';
import { emailRoutes } from './email/routes';
import { profileRoutes } from './profile/routes';

export const routes: RouteObject[] = [
  {
    path: secondStep.path,
    handle: { plain: true, heading: 'security.step.title' },
    lazy: withWords('account', async () => ({
      Component: (await import('./security/second-step-page')).SecondStepPage,
    })),
  },
  // Where the cards of the security page get their data: nobody is meant to look at it there.
  { path: pushPage.path, loader: () => redirect(profileDetails.path) },
  ...[devices, secondFactor].map(({ path }) => ({ path, loader: () => redirect(profileSecurity.path) })),
  {
    path: login.path,
    handle: { plain: true, heading: 'accounts.login.title', mainAction: 'accounts.login.submit' },
    lazy: async () => ({ Component: (await import('./login-page')).LoginPage }),
  },
  {
    path: register.path,
    handle: { plain: true, heading: 'accounts.register.title', mainAction: 'accounts.register.next' },
    lazy: async () => ({ Component: (await import('./registration/register-page')).RegisterPage }),
  },
  {
    path: notificationsPage.path,
    handle: { heading: 'app.notifications.title' },
    lazy: async () => ({ Component: (await import('./notifications-page')).NotificationsPage }),
  },
  profileRoutes,
  ...emailRoutes,
  {
    path: firstStaffPage.path,
    handle: { heading: 'roles.first' },
    lazy: withWords('roles', async () => ({ Component: (await import('./roles/first-staff-page')).FirstStaffPage })),
  },
  {
    path: terms.path,
    handle: { heading: 'legal.terms', text: 'legal.terms.' },
    lazy: withWords('legal', async () => ({ Component: (await import('./consent/legal-page')).TermsPage })),
  },
  {
    path: privacyNotice.path,
    handle: { heading: 'legal.privacy', text: 'legal.privacy.' },
    lazy: withWords('legal', async () => ({ Component: (await import('./consent/legal-page')).PrivacyNoticePage })),
  },
  {
    path: institutionsPage.path,
    handle: { heading: 'institutions.title' },
    lazy: withWords('roles', async () => ({
      Component: (await import('./roles/institutions-page')).InstitutionsPage,
    })),
  },
  {
    path: peoplePage.path,
    handle: { heading: 'roles.people' },
    lazy: withWords('roles', async () => ({ Component: (await import('./roles/people-page')).PeoplePage })),
  },
  {
    path: personPage.path,
    lazy: withWords('roles', async () => ({ Component: (await import('./roles/person-page')).PersonPage })),
  },
];

export const accountsRoom: WebRoom = {
  name: 'accounts',
  routes,
  menu: [
    { to: profile.path, id: 'app.profile.account', icon: IconUserCircle },
    { to: peoplePage.path, id: 'app.profile.people', icon: IconUsers, ability: 'operate' },
  ],
};
