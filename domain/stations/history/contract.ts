import { z } from 'zod';
import { formInt } from '~/domain/kit/contract';
import { profileList } from '~/domain/kit/profile-list';
import { GROUP_ROLES } from '../group-roles';

export const stationsPractised = profileList({
  list: 'stations',
  summary: 'Every station that the person has practised, in any role, the newest first.',
  item: z.object({
    quizlog_id: z.number().int(),
    /** As it was when it was practised. */
    name: z.string(),
    /** 1 to 4. */
    style: z.number().int(),
    role: z.enum(GROUP_ROLES),
    /** The candidate's score in per cent, one decimal; null if nothing could be ticked. */
    score: z.number().nullable(),
    candidate: z.string(),
    seconds_used: z.number().int(),
    submitted_at: z.string(),
    /** Its summary. */
    url: z.string(),
  }),
  filters: {
    /** 1 to 4; 0 for any. */
    style: formInt().min(0).max(4).default(0),
    role: z.enum(['', ...GROUP_ROLES]).default(''),
  },
});
