import { z } from 'zod';
import { goTo, GUEST_NAME_MAX } from '../accounts/contract';
import { action, page } from '../kit/contract';

/** Groups that one guest may open, one at a time. */
export const TRIED_GROUPS = 3;
/** Stations to choose from. */
export const TRIED_STATIONS = 3;

const slug = z.string().min(1).max(120);

export const tryGroupPage = page({
  path: '/try/group/',
  access: 'anyone',
  summary:
    'Opens a group without an account, for two hours. A visitor gets a guest session; a guest goes on with the group that they are in. 403 `trial-over` for a guest who has opened three.',
  /** The station to begin with; without it some are shown. */
  query: z.object({ station: slug.optional().catch(undefined) }),
  data: z.object({
    /** Whether a name must be given, because nobody is signed in. */
    needs_name: z.boolean(),
    stations: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
  actions: {
    submit: action({
      summary: 'Opens the group; a visitor says under which name.',
      input: z.object({
        slug,
        name: z.string().trim().max(GUEST_NAME_MAX).optional(),
        /** Made by the browser: a visitor who sends it again goes on as the guest that it made. */
        submission_id: z.uuid().optional(),
      }),
      output: goTo,
    }),
  },
});
