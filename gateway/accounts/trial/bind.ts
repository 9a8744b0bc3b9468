import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { trialQuiz } from '~/domain/accounts/trial/contract';
import { openTrial, tryStation } from '~/domain/accounts/trial/open-trial';
import { href } from '~/domain/kit/contract';
import type { Transaction } from '~/domain/kit/transaction';
import { quizRun } from '~/domain/quizzes/contract';
import { startTrialQuiz } from '~/domain/quizzes/trial-quiz';
import { stationEntry } from '~/domain/stations/contract';
import { findStation } from '~/domain/stations/find-station.query';
import { trialStation } from '~/domain/stations/trial-contract';
import type { Deps } from '~/infra/process/deps';
import { addressKey } from '~/infra/redis/limits';
import { bindCall } from '../../bind';
import { Admission } from '../../plugins/admission';

/** Visitors who may begin to try something from one address in an hour; more do proof of work. Far above a class in one room. */
const VISITORS = { points: 500, worked: 2_000, seconds: 3_600 };
/** Trials that one guest or person may begin in an hour. */
const TRIALS = { points: 60, seconds: 3_600 };

/** What visitors may do without an account. A guest is made by a POST only, with a token of a page of ours. */
export function bindTrial(app: FastifyInstance, deps: Deps): void {
  const visitors = {
    free: app.limits.limiter('trial-visitors', VISITORS.points, VISITORS.seconds),
    worked: app.limits.limiter('trial-visitors-worked', VISITORS.worked, VISITORS.seconds),
  };
  const trials = app.limits.limiter('trials-person', TRIALS.points, TRIALS.seconds);

  /** Begins a trial in one transaction with the guest and the session of a visitor. */
  async function begin<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Transaction, who: Person | null) => Promise<{ person: Person; result: T }>,
  ): Promise<T> {
    const who = request.person;
    if (who) await trials.take(who.id);
    else {
      const address = addressKey(request.ip);
      await (await Admission.of(app, request, 'trial')).take([[visitors.free, address]], [[visitors.worked, address]]);
    }
    const { result, session } = await deps.inTransaction(async (tx) => {
      const { person, result } = await work(tx, who);
      return { result, session: who ? null : await app.sessions.create(person.id, tx) };
    });
    if (session) reply.setSession(session.token);
    return result;
  }

  bindCall(app, deps, trialQuiz, async ({ input, request, reply }) => {
    const quizlog_id = await begin(request, reply, async (tx, who) => {
      const { submission_id: submissionId } = input;
      const person = who && !who.guest ? who : (await openTrial(tx, who, request.language, { submissionId })).person;
      return { person, result: await startTrialQuiz(tx, person, submissionId) };
    });
    return { next_url: href(quizRun, { quizlog_id }) };
  });

  bindCall(app, deps, trialStation, async ({ input, request, reply }) => {
    const { id } = await findStation(deps.read, input.base, input.slug, request.person);
    await begin(request, reply, async (tx, who) => {
      const person = who && !who.guest ? who : await tryStation(tx, who, request.language, id);
      return { person, result: null };
    });
    return { next_url: href(stationEntry, input) };
  });
}
