import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { mayModerate } from '~/domain/accounts/policy';
import { notFound } from '~/domain/kit/errors';
import {
  findApplication,
  listApplications,
  standingAsAuthor,
} from '~/domain/moderation/applications/applications.query';
import { applyAsAuthor, withdrawApplication } from '~/domain/moderation/applications/apply';
import { applicationPage, applicationsPage, becomeAuthorPage } from '~/domain/moderation/applications/contract';
import { applicationReview } from '~/domain/moderation/applications/review';
import { decide as decideOn, type Decision } from '~/domain/review/decide';
import { openProposal } from '~/domain/review/record';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../../bind';

/** Applications of one person in a day: each may be withdrawn and sent again. */
const APPLICATIONS = { points: 10, seconds: 86_400 };

/** For everybody but moderators there are no such pages. */
function requireModerator(person: Person): void {
  if (!mayModerate(person)) throw notFound();
}

/** Asking to become an author, and deciding on it. */
export function bindApplications(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const applications = app.limits.limiter('applications-person', APPLICATIONS.points, APPLICATIONS.seconds);

  bindPage(app, deps, becomeAuthorPage, {
    data: ({ person }) => standingAsAuthor(read, person),
    actions: {
      async submit({ person, input }) {
        await applications.take(person.id);
        await deps.inTransaction((tx) => applyAsAuthor(tx, person, input));
        return standingAsAuthor(read, person);
      },
      async withdraw({ person, input }) {
        await deps.inTransaction((tx) => withdrawApplication(tx, person, input.application_id));
        return standingAsAuthor(read, person);
      },
    },
  });

  bindPage(app, deps, applicationsPage, {
    data({ person, query }) {
      requireModerator(person);
      return listApplications(read, query);
    },
    actions: {},
  });

  async function decide(person: Person, applicationId: number, decision: Decision<void>) {
    requireModerator(person);
    const { hurry } = await deps.inTransaction((tx) =>
      decideOn(tx, person, applicationReview, applicationId, decision),
    );
    return { ...(await findApplication(read, person, applicationId)), hurry };
  }

  bindPage(app, deps, applicationPage, {
    async data({ person, params }) {
      requireModerator(person);
      const application = await findApplication(read, person, params.application_id);
      if (application.state === 'open' && !application.own)
        await openProposal(read, { kind: 'application', entity_id: application.id }, person.id);
      return application;
    },
    actions: {
      accept: ({ person, params, input }) =>
        decide(person, params.application_id, { act: 'publish', reason: input.note }),
      refuse: ({ person, params, input }) =>
        decide(person, params.application_id, { act: 'send_back', reason: input.reason }),
    },
  });
}
