import { z } from 'zod';
import { call, id } from '../kit/contract';

/** How many people must have said the same before the author of a station hears of it. */
export const PEOPLE_AT_LEAST = 5;
/** Questions that an author is shown. */
export const QUESTIONS_SHOWN = 20;

export const talksOfStation = call({
  method: 'GET',
  path: '/api/consultations/of-station/',
  access: 'registered',
  summary:
    'What submitted talks say of a patient and a checklist, for who may change the station: counts and questions, without names, and nothing that fewer than five people said.',
  spec: 'spec 3 §7',
  input: z.object({ station_id: id() }),
  output: z.object({
    /** Items that at least five people marked otherwise than was proposed, by direction. */
    overruled: z.array(z.object({ item_id: z.number().int(), done: z.number().int(), not_done: z.number().int() })),
    /** Questions that at least five people asked in the same words and that brought nothing new; the most frequent first, at most 20. */
    asked: z.array(z.object({ asked: z.string(), people: z.number().int() })),
  }),
});
