import { z } from 'zod';
import { asFormText } from '../../kit/contract';

/** A tick of a form, as JSON or as form text; absent is not ticked. */
export const tick = z
  .preprocess((value) => ['true', '1', 'on'].includes(asFormText(value) as string), z.boolean())
  .default(false);
