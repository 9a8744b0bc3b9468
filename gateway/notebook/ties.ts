import type { FastifyInstance } from 'fastify';
import { cardsOfTopic } from '~/domain/flashcards/topic-cards.query';
import * as contract from '~/domain/notebook/ties/contract';
import { findStationReading } from '~/domain/notebook/ties/station-reading.query';
import { findStationTies, tieStation } from '~/domain/notebook/ties/tie-station';
import { guidesOfTopic, stationsOfTopic } from '~/domain/notebook/ties/topic-ties.query';
import { questionsOfTopic } from '~/domain/quizzes/topic-questions.query';
import type { Deps } from '~/infra/process/deps';
import { bindCall } from '../bind';

/** What belongs to a topic, each from the room that has it. */
export function bindTies(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;

  bindCall(app, deps, contract.topicTies, async ({ person, input: { topic_id } }) => {
    const [questions, cards, stations, guides] = await Promise.all([
      questionsOfTopic(read, person, topic_id),
      cardsOfTopic(read, person.id, topic_id),
      stationsOfTopic(read, person, topic_id),
      guidesOfTopic(read, topic_id, person.language),
    ]);
    return { questions, cards, stations, guides };
  });

  bindCall(app, deps, contract.stationTies, ({ person, input }) => findStationTies(read, person, input.station_id));

  bindCall(app, deps, contract.tieStation, async ({ person, input }) => {
    await deps.inTransaction((tx) => tieStation(tx, person, input));
    return findStationTies(read, person, input.station_id);
  });

  bindCall(app, deps, contract.stationReading, ({ person, input }) =>
    findStationReading(read, input.station_id, person.language),
  );
}
