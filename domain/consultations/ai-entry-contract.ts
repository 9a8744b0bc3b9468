import { z } from 'zod';
import { page, type PageData } from '../kit/contract';
import { base } from '../stations/contract-parts';
import { launchpadStation, SPEAKERS } from './contract';

/** Virtual patients that the page shows. */
export const PATIENTS_SHOWN = 3;

export const aiEntry = page({
  path: '/:base/geeky-ai/',
  access: 'anyone',
  summary:
    'The entry page of practice with AI in a bank: who plays the patients, how many there are, and some of them.',
  spec: 'spec 1 §2',
  params: z.object({ base }),
  data: z.object({
    style: z.number().int(),
    /** Published virtual patients of the bank. */
    patients: z.number().int(),
    /** Who speaks for the patients now: a model, or the offline patient. */
    speaker: z.enum(SPEAKERS),
    /** Of the reader's language first; at most 3. */
    shown: z.array(
      launchpadStation.pick({
        id: true,
        slug: true,
        name: true,
        description: true,
        label: true,
        language: true,
        minutes: true,
      }),
    ),
  }),
});
export type AiEntryData = PageData<typeof aiEntry>;
