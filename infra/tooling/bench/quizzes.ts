import { randomUUID } from 'node:crypto';
import { quizSetup } from '~/domain/quizzes/contract';
import { session } from '~/domain/accounts/contract';
import type { Ask } from './asking-client';
import { ANSWERS, BANK, finishedOf, firstAnswerOf, openQuizzes, ownersOf, personOf, QUESTIONS } from './bank';
import type { Measurement } from './benchmark';
import { asManyAsThePeer, type Kind, measureAsks } from './measure-asks';
import { whole } from './tables';

const post = (path: string, headers: Record<string, string>, body: object): Ask => ({
  method: 'POST',
  path,
  headers,
  body: JSON.stringify(body),
});

/** Lists for each connection, whose `nth` request is of another person than the one before. */
const eachOf = (connections: number, count: number, ask: (index: number, nth: number) => Ask): Ask[][] =>
  Array.from({ length: connections }, (_, connection) =>
    Array.from({ length: count }, (__, nth) => ask(connection + nth * connections, nth)),
  );

/** Who take turns on one connection in asking for counts. */
const PEOPLE_A_CONNECTION = 24;

const KINDS: readonly Kind[] = [
  {
    name: 'session',
    cycle: true,
    asks: ({ side, connections }) =>
      eachOf(connections, 40, (index) => ({
        method: 'GET',
        path: session.path,
        headers: side.headersOf(index % side.people.length),
        body: '',
      })),
    figure: asManyAsThePeer,
  },
  {
    name: 'count',
    cycle: true,
    // On each connection so many people make a dozen choices after each other that none comes against a limit. Both sides remember for
    // ten seconds what a person has answered, so that with another person each time they were compared by who had asked for all once.
    asks: ({ side, connections }) =>
      eachOf(connections, 12 * PEOPLE_A_CONNECTION, (index, nth) =>
        post(quizSetup.path, side.headersOf((index % connections) + connections * Math.floor(nth / 12)), {
          data_request: 'available_questions',
          specialty: nth % 17,
          focus: nth % 3 === 0 ? (nth % 6) + 1 : 0,
          difficulty: nth % 4,
        }),
      ),
    figure: asManyAsThePeer,
  },
  {
    name: 'start',
    cycle: false,
    asks({ side, connections, seconds, round }) {
      const starts = Math.ceil((700 * seconds) / connections);
      return eachOf(connections, starts, (index, nth) =>
        post(quizSetup.path, side.headersOf((index + round * starts * connections) % side.people.length), {
          data_request: 'submit',
          specialty: (nth % 16) + 1,
          preferences: nth % 2 ? 'new' : 'all',
          number_of_questions: 20,
          submission_id: randomUUID(),
        }),
      );
    },
  },
  {
    name: 'answer_submit',
    cycle: false,
    async asks({ side, connections, seconds, database }) {
      // Enough for every connection to be busy until the time is over.
      const quizzes = await openQuizzes(database, side.people.slice(0, connections * Math.ceil((60 * seconds) / 50)));
      const owners = await ownersOf(
        database,
        quizzes.map(([first]) => first!.quiz_id),
      );
      const places = new Map(side.people.map((person, index) => [person, index]));
      return Array.from({ length: connections }, (_, connection) =>
        quizzes
          .filter((__, index) => index % connections === connection)
          .flatMap((quiz) => {
            const headers = side.headersOf(places.get(owners.get(quiz[0]!.quiz_id)!)!);
            return quiz.map(({ quiz_id, question_id }) =>
              post(`/learn/quiz/${quiz_id}/`, headers, {
                data_request: 'answer_submit',
                quizlog_id: quiz_id,
                question_id,
                answer_id: String(firstAnswerOf(question_id)),
                submission_id: randomUUID(),
              }),
            );
          }),
      );
    },
    figure: asManyAsThePeer,
  },
  {
    name: 'summary',
    cycle: true,
    asks: ({ side, connections }) =>
      eachOf(connections, 40, (index, nth) => {
        const place = index % side.people.length;
        return {
          method: 'GET',
          path: `/learn/quiz/${finishedOf(side.people[place]! - personOf(0), nth)}/summary/`,
          headers: side.headersOf(place),
          body: '',
        };
      }),
    figure: asManyAsThePeer,
  },
];

/** What a learner does most. */
export const quizzes: Measurement = {
  name: 'quizzes',
  title: 'Quizzes on a bank of 100,000 questions',
  peer: 'The peer is Fastify with a session from Redis and the same named statements on `pg`, between BEGIN and COMMIT if something changes. It remembers what `count` needs for as long as the product does. It has no CSRF token, limits, outbox, checked output or sanitised HTML.',
  run: (context) =>
    measureAsks(context, {
      filled: BANK,
      holds: `${whole(QUESTIONS)} questions, ${whole(ANSWERS)} answers`,
      connections: 24,
      kinds: KINDS,
    }),
};
