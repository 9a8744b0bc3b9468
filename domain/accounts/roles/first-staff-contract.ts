import { z } from 'zod';
import { action, done, page } from '../../kit/contract';

/** Minutes that the link of a first start works. */
export const FIRST_STAFF_MINUTES = 60;

/** The token stands behind `#` in the link: browsers do not send it to anybody, and no log holds it. */
export const firstStaffPage = page({
  path: '/first-staff/',
  access: 'anyone',
  summary: 'Where the link of a first start leads. 404 once there is a staff account.',
  data: z.object({
    /** Whether a link is open. If the first staff account is made by its e-mail address, none is. */
    by_link: z.boolean(),
  }),
  actions: {
    claim: action({
      access: 'registered',
      summary:
        'Makes the person who asks the first staff account; 409 `first-staff-link-over` for a link that is wrong, old or used.',
      input: z.object({ token: z.string().max(200) }),
      output: done,
    }),
  },
});
