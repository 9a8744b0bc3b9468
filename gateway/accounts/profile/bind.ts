import type { FastifyInstance } from 'fastify';
import { profile, profileDetails, profilePrivacy, profileSecurity } from '~/domain/accounts/profile/contract';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../../bind';

export function bindProfile(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, profile, { actions: {} });
  bindPage(app, deps, profileDetails, { actions: {} });
  bindPage(app, deps, profileSecurity, { actions: {} });
  bindPage(app, deps, profilePrivacy, { actions: {} });
}
