import { AIMS } from './aims';
import type { Context, Measurement, Result } from './benchmark';
import { joinRound, startWatching } from './join-rounds';
import { ms, spread, table, whole } from './tables';
import { MEMBERS } from './plan';
import { allOf, type Cost, costEach } from './processor-time';
import { inTurns, mustBeRight } from './rounds';
import { type Side, watchesOf } from './side';
import { median, ratioOf } from './statistics';

const PARTIES = ['push', 'polls', 'peer push', 'peer polls'] as const;
type Party = (typeof PARTIES)[number];

/** Joins a second while people wait. */
const NEWS_RATE = 5;
const MINUTE = 60_000;

interface PaceResult {
  /** Processor time of a minute. */
  cost: Cost;
  /** Milliseconds from a join until a member has it on the screen, on average. */
  news: number;
}

async function run(context: Context): Promise<Result> {
  const { plan, meter, groups, say } = context;
  const { product, peer } = await groups();
  const parties: Record<Party, { side: Side; push?: true }> = {
    push: { side: product, push: true },
    polls: { side: product },
    'peer push': { side: peer, push: true },
    'peer polls': { side: peer },
  };
  const lobbies = { from: 0, count: plan.lobbies };
  const joins = Math.max(1, Math.round((plan.paceTime * NEWS_RATE) / 1_000));

  const measure = async (party: Party): Promise<PaceResult> => {
    const { side, push } = parties[party];
    const program = side.gateways[0]!;
    const client = startWatching();
    try {
      const watches = watchesOf(side, lobbies, [program]);
      // Everybody has asked once when the counting begins.
      if (push) await client.tell('watch', watches);
      else await client.tell('poll', { watches, every: plan.pace });
      const round = await joinRound({ meter }, client, side, {
        lobbies,
        joins,
        warmUp: 0,
        pace: { rate: NEWS_RATE },
        gateways: [program],
      });
      mustBeRight(party, 'Polls', (await client.tell('wait', 0)).wrong);
      return { cost: costEach(round.cost, round.milliseconds / MINUTE / joins), news: round.meanShown };
    } finally {
      await client.stop();
    }
  };
  await meter.takeIdleLevel(plan.idleTime);
  return report(
    await inTurns(PARTIES, plan.paceRounds, measure, (done) => say(`${done} of ${plan.paceRounds} rounds`), {
      warmUp: false,
    }),
    plan.lobbies * MEMBERS,
    plan.pace,
  );
}

function report(results: Record<Party, PaceResult[]>, people: number, pace: number): Result {
  const seconds = (party: Party, what: (cost: Cost) => number) =>
    ms(median(results[party].map(({ cost }) => what(cost) / 1_000)));
  const all = (party: Party) => results[party].map(({ cost }) => allOf(cost));
  const rows = PARTIES.map((party) => [
    party.startsWith('peer') ? party : `product ${party}`,
    seconds(party, ({ programs }) => programs),
    seconds(party, ({ postgres }) => postgres),
    seconds(party, ({ redis }) => redis),
    seconds(party, allOf),
    spread(ratioOf(all(party), all('peer polls'))),
    whole(median(results[party].map(({ news }) => news))),
  ]);
  const text = [
    `${whole(people)} people in one gateway wait for news, ${NEWS_RATE} joins a second; polls every ${pace / 1_000} s. Processor seconds of a minute, with the joins; ${results.polls.length} rounds in turn.`,
    table(['', 'gateway', 'PostgreSQL', 'Redis', 'all', 'beside polls of the peer', 'news after, ms'], rows),
  ].join('\n\n');
  return {
    text,
    figures: [
      [AIMS.pacedPolls, ratioOf(all('polls'), all('peer polls'))],
      [AIMS.pushBesidePolls, ratioOf(all('push'), all('polls'))],
    ],
  };
}

export const pace: Measurement = {
  name: 'pace',
  longest: 180_000,
  title: 'Polls at their real pace, and push against polling',
  peer: 'The peer answers each poll with a session from Redis and the same named statement on `pg`, or pushes the same snapshot over Socket.IO with its Redis adapter.',
  groups: true,
  run,
};
