import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { mayModerate } from '~/domain/accounts/policy';
import { notFound } from '~/domain/kit/errors';
import { authorOfCase, caseOf } from '~/domain/moderation/decisions/case.query';
import { casePage, ownCasePage } from '~/domain/moderation/decisions/contract';
import { decideCase } from '~/domain/moderation/decisions/decide';
import { openSectionCase } from '~/domain/moderation/decisions/open-section';
import { openCase } from '~/domain/moderation/decisions/reading';
import { askAgain, findOwnCase } from '~/domain/moderation/decisions/own-case';
import { caseNotFound, ownCase } from '~/domain/moderation/decisions/refusals';
import { presenceOnCase } from '~/domain/moderation/decisions/viewers';
import { reportAddress } from '~/domain/moderation/contract';
import { findReport, resolveReport } from '~/domain/moderation/resolve-report';
import { QUEUE_PAGE, queuePage } from '~/domain/moderation/queue/contract';
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
    async data({ person, query: { page } }) {
      requireModerator(person);
      const [queue, decided] = await Promise.all([queueOf(read, page), decidedCases(read)]);
      return { queue, page, pages: Math.max(1, Math.ceil(queue.count / QUEUE_PAGE)), decided };
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
    async data({ person, params }) {
      const found = await findCase(person, params.case_id);
      await openCase(read, params.case_id, person.id);
      return found;
    },
    actions: {
      async decide({ person, params, input }) {
        await deps.inTransaction((tx) => decideCase(tx, person, params.case_id, input));
        const decided = await findCase(person, params.case_id);
        // Their name and picture are in their sessions.
        if (decided.target.kind === 'person' && decided.target.author)
          await app.sessions.forgetPerson(decided.target.author.id);
        return decided;
      },
      open_section: ({ person, params, input }) =>
        deps.inTransaction((tx) => openSectionCase(tx, person, params.case_id, input.section_id)),
      async check_case({ person, params }) {
        const found = await findCase(person, params.case_id);
        await presence.polled(presenceOnCase(params.case_id, person.id));
        return found;
      },
    },
  });

  const findOne = async (person: Person, reportId: number) => {
    const { id, case_id, resolved } = await findReport(read, person, reportId);
    return { id, case_id, resolved };
  };
  bindPage(app, deps, reportAddress, {
    data: ({ person, params }) => findOne(person, params.report_id),
    actions: {
      async submit({ person, params, input }) {
        await deps.inTransaction(async (tx) => {
          const { kind } = await findReport(tx, person, params.report_id);
          await resolveReport(tx, person, kind, params.report_id, input.note);
        });
        return findOne(person, params.report_id);
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
