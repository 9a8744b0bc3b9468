import { z } from 'zod';
import { page, type PageData } from '../../kit/contract';
import { stationCard } from '../contract';
import { base } from '../contract-parts';

/** Stations that the launchpad suggests. */
export const SUGGESTED = 3;

export const bankLaunchpad = page({
  path: '/:base/launchpad/',
  access: 'anyone',
  summary: 'The entry page of a bank: what it holds, by skill, and stations to begin with.',
  spec: 'spec 1 §2',
  params: z.object({ base }),
  data: z.object({
    style: z.number().int(),
    /** Published stations. */
    stations: z.number().int(),
    /** Those of them that have a virtual patient. */
    patients: z.number().int(),
    labels: z.array(z.object({ label: z.number().int(), count: z.number().int() })),
    /** Stations that the person has taken as candidate; 0 for visitors. */
    practised: z.number().int(),
    /** Stations that the person has not taken yet, the best liked first; at most 3. */
    suggested: z.array(stationCard),
  }),
});
export type LaunchpadData = PageData<typeof bankLaunchpad>;
