import type { FastifyInstance } from 'fastify';
import { profile, profileDetails, profileSecurity } from '~/domain/accounts/profile/contract';
import { profileOf } from '~/domain/accounts/profile/details.query';
import { tidyProfile } from '~/domain/accounts/profile/rules';
import { EMAIL_PREFERENCES, saveEmailPreferences } from '~/domain/accounts/profile/save-email-preferences';
import { saveProfile } from '~/domain/accounts/profile/save-profile';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../../bind';
import { privacyActions } from '../privacy/bind';
import { bindAvatars } from './avatars';

export function bindProfile(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, profile, {
    actions: {
      ...privacyActions(app, deps),
      email_preferences: async ({ person, input }) => {
        const saved = await deps.inTransaction((tx) => saveEmailPreferences(tx, person, input));
        return { field_str: EMAIL_PREFERENCES.filter((name) => saved[name]).join(',') };
      },
    },
  });

  bindPage(app, deps, profileDetails, {
    data: ({ person }) => profileOf(deps.read, person.id),
    actions: {
      submit: async ({ person, input }) => {
        await deps.inTransaction((tx) => saveProfile(tx, person, tidyProfile(input)));
        await app.sessions.forgetPerson(person.id);
        return profileOf(deps.read, person.id);
      },
    },
  });

  bindPage(app, deps, profileSecurity, { actions: {} });
  bindAvatars(app, deps);
}
