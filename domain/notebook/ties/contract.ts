import { z } from 'zod';
import { call, id } from '~/domain/kit/contract';

const link = z.object({ name: z.string(), url: z.string() });

export const topicTies = call({
  method: 'GET',
  path: '/api/notebook/topic-ties/',
  access: 'registered',
  summary: 'The questions, cards and stations of a topic, with what the person has made of each, and its guides.',
  input: z.object({ topic_id: id() }),
  output: z.object({
    questions: z.object({
      /** Of the bank, in the person's language, or in any language if there are none. */
      number: z.number().int(),
      language: z.enum(['', 'en', 'es']),
      answered: z.number().int(),
      /** Right the last time. */
      right: z.number().int(),
      /** Those that the person has answered, the wrong ones first; at most 20. None of an exam that runs. */
      known: z.array(
        z.object({ question_id: z.number().int(), title: z.string(), right: z.boolean(), url: z.string() }),
      ),
    }),
    /** Of packs, collections and the person's own decks. */
    cards: z.object({
      number: z.number().int(),
      reviewed: z.number().int(),
      right: z.number().int(),
      due: z.number().int(),
    }),
    /** With the score of the person's last try in per cent; null without one. */
    stations: z.array(link.extend({ last_score: z.number().nullable() })),
    guides: z.array(link.extend({ description: z.string() })),
  }),
});

export const stationReading = call({
  method: 'GET',
  path: '/api/notebook/station-reading/',
  access: 'registered',
  summary: 'The guides to what a station practises, and the passages of the notebook on it.',
  input: z.object({ station_id: id() }),
  output: z.object({ guides: z.array(link), topics: z.array(link) }),
});

/** Topics, and guides, that one station may have. */
export const STATION_TIES_MAX = 8;
const tie = z.object({ id: z.number().int(), name: z.string(), tied: z.boolean() });
const tiesOfStation = z.object({
  topics: z.array(tie.extend({ specialty_id: z.number().int() })),
  guides: z.array(tie),
});
const chosen = z.array(id()).max(STATION_TIES_MAX);

export const stationTies = call({
  method: 'GET',
  path: '/api/notebook/station-ties/',
  access: 'registered',
  summary:
    'Every topic and guide of the notebook, and which of them a station belongs to: for who may change the station.',
  input: z.object({ station_id: id() }),
  output: tiesOfStation,
});

export const tieStation = call({
  method: 'POST',
  path: '/api/notebook/station-ties/',
  access: 'registered',
  summary:
    'Say which topics and guides a station belongs to, all of them: its page leads to their passages, and theirs to the station once it is published. 404 for who may not change the station, `topic-not-found`, `guide-not-found`.',
  input: z.object({ station_id: id(), topics: chosen, guides: chosen }),
  output: tiesOfStation,
});
