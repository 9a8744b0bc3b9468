import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { blockPartner, findBlocked, reportPartner, unblockPerson } from '~/domain/audio-pairing/block-partner';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { matchSnapshotOf, reliabilityOfPerson } from '~/domain/audio-pairing/match-snapshot.query';
import { presenceOfSeeker } from '~/domain/audio-pairing/presence';
import { ratePairing } from '~/domain/audio-pairing/rate-pairing';
import { searchingSnapshotOf } from '~/domain/audio-pairing/searching-count.query';
import { startSearch } from '~/domain/audio-pairing/start-search';
import { stopSearch } from '~/domain/audio-pairing/stop-search';
import { notFound } from '~/domain/kit/errors';
import { styleOf } from '~/domain/stations/styles';
import type { Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import { bindPage, type GatewayRoom } from '../bind';
import type { Presence } from '../live/presence';
import type { Matchmaker } from './matchmaker';
import { SEEKER_PRESENCE } from '~/domain/audio-pairing/presence';
import { seekerPresence } from './seeker-presence';

/** Searches that one person may start or change in ten minutes, and reports in a day. */
const SEARCHES = { points: 120, seconds: 600 };
const REPORTS = { points: 20, seconds: 86_400 };

export function bindAudioPairing(app: FastifyInstance, deps: Deps, presence: Presence, matchmaker: Matchmaker): void {
  const searches = app.limits.limiter('pairing-search', SEARCHES.points, SEARCHES.seconds);
  const reports = app.limits.limiter('pairing-report', REPORTS.points, REPORTS.seconds);

  const here = (person: Person) =>
    presence
      .seen([presenceOfSeeker(person.id)])
      .catch((error: unknown) => deps.log.warn({ err: error }, 'presence could not be kept'));

  async function match(person: Person) {
    const snapshot = await matchSnapshotOf(deps.read, person.id);
    if (!snapshot) throw notFound();
    return snapshot;
  }

  /** Runs a command, has the queue looked at, and answers where the person is then. */
  async function command(person: Person, work: (tx: Transaction) => Promise<unknown>) {
    await deps.inTransaction(work);
    matchmaker.wake();
    return match(person);
  }

  bindPage(app, deps, audioPairingPage, {
    data: async ({ person, params: { base } }) => {
      const [snapshot, reliability, blocked] = await Promise.all([
        match(person),
        reliabilityOfPerson(deps.read, person.id),
        findBlocked(deps.read, person),
        here(person),
      ]);
      return { me: person.id, style: styleOf(base), match: snapshot, reliability, blocked };
    },
    actions: {
      submit: async ({ person }) => {
        await here(person);
        return match(person);
      },
      searching: () => searchingSnapshotOf(deps.read),
      search: async ({ person, params: { base }, input: { style, stage, language, confirm_adult } }) => {
        await searches.take(person.id);
        // Seen first: a presence that begins after the search would come a moment too late for the first matching.
        await here(person);
        const wishes = {
          style: style === undefined ? styleOf(base) : style,
          stage,
          language: language === undefined ? person.language : language,
        };
        return command(person, (tx) => startSearch(tx, person, wishes, confirm_adult));
      },
      stop: ({ person }) => command(person, (tx) => stopSearch(tx, person)),
      rate: ({ person, input }) => command(person, (tx) => ratePairing(tx, person, input.pairing_id, input.well)),
      block: ({ person, input }) => command(person, (tx) => blockPartner(tx, person, input.pairing_id)),
      unblock: async ({ person, input }) => {
        await deps.inTransaction((tx) => unblockPerson(tx, person, input.account_id));
        return { ok: true as const };
      },
      report: async ({ person, input: { pairing_id, ...what } }) => {
        await reports.take(person.id);
        return command(person, (tx) => reportPartner(tx, person, pairing_id, what));
      },
    },
  });
}

export const audioPairingRoom: GatewayRoom = {
  name: 'audio-pairing',
  bind: (app, deps, { presence, matchmaker }) => bindAudioPairing(app, deps, presence, matchmaker),
  presences: (deps, matchmaker) => ({ [SEEKER_PRESENCE]: seekerPresence(deps, matchmaker) }),
};
