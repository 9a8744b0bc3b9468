import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { mayModerate } from '~/domain/accounts/policy';
import { notFound } from '~/domain/kit/errors';
import { authorOfCase, caseOf } from '~/domain/moderation/decisions/case.query';
import { casePage, ownCasePage } from '~/domain/moderation/decisions/contract';
import { decideCase } from '~/domain/moderation/decisions/decide';
import { askAgain, findOwnCase } from '~/domain/moderation/decisions/own-case';
import { caseNotFound, ownCase } from '~/domain/moderation/decisions/refusals';
import { presenceOnCase } from '~/domain/moderation/decisions/viewers';
import { queuePage } from '~/domain/moderation/queue/contract';
import { decidedCases, queueOf } from '~/domain/moderation/queue/queue.query';
import type { Deps } from '~/infra/process/deps';
import { bindPage, type Shared } from '../../bind';

/** For everybody but moderators there are no such pages. */
function requireModerator(person: Person): void {
  if (!mayModerate(person)) throw notFound();
}

/** What was reported, and deciding on it. */
export function bindCases(app: FastifyInstance, deps: Deps, { presence }: Shared): void {
  const { read } = deps;

  bindPage(app, deps, queuePage, {
    async data({ person }) {
      requireModerator(person);
      const [queue, decided] = await Promise.all([queueOf(read), decidedCases(read)]);
      return { queue, decided };
    },
    actions: {
      check_queue({ person }) {
        requireModerator(person);
        return queueOf(read);
      },
    },
  });

  async function findCase(person: Person, caseId: number) {
    requireModerator(person);
    const about = await authorOfCase(read, caseId);
    if (about?.author_id === person.id) throw ownCase();
    const found = await caseOf(read, caseId);
    if (!found) throw caseNotFound();
    return found;
  }

  bindPage(app, deps, casePage, {
    data: ({ person, params }) => findCase(person, params.case_id),
    actions: {
      async decide({ person, params, input }) {
        await deps.inTransaction((tx) => decideCase(tx, person, params.case_id, input));
        return findCase(person, params.case_id);
      },
      async check_case({ person, params }) {
        const found = await findCase(person, params.case_id);
        await presence.polled(presenceOnCase(params.case_id, person.id));
        return found;
      },
    },
  });

  bindPage(app, deps, ownCasePage, {
    data: ({ person, params }) => findOwnCase(read, person, params.case_id),
    actions: {
      async ask({ person, params, input }) {
        await deps.inTransaction((tx) => askAgain(tx, person, params.case_id, input.words));
        return findOwnCase(read, person, params.case_id);
      },
    },
  });
}
