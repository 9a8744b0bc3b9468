import { z } from 'zod';

/** A tick of a form, as JSON or as form text; absent is not ticked. */
export const tick = z.preprocess((value) => ['true', '1', 'on'].includes(String(value)), z.boolean()).default(false);
