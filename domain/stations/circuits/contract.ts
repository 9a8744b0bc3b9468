import { z } from 'zod';
import { call, id, oneOrMore, page, type PageData } from '~/domain/kit/contract';
import { stationCard } from '../contract';
import { STATION_BASES } from '../styles';
import { WEEKS_BACK } from '../insights/weeks';

/** Characters of a circuit's label. */
export const LABEL_MAX = 80;
/** Stations in one circuit, and circuits of one person. */
export const CIRCUIT_STATIONS_MAX = 60;
export const CIRCUITS_MAX = 100;

const base = z.enum(STATION_BASES);
const label = z.string().trim().min(1).max(LABEL_MAX);
const circuitHead = z.object({ id: z.number().int(), label: z.string(), slug: z.string() });

export const circuitsPage = page({
  path: '/:base/circuits/',
  access: 'registered',
  summary: "The person's own circuits of one style, by label.",
  spec: 'spec 3 §2',
  params: z.object({ base }),
  data: z.object({
    style: z.number().int(),
    circuits: z.array(
      circuitHead.extend({
        stations: z.number().int(),
        /** Of them, how many the person has tried as candidate. */
        tried: z.number().int(),
        /** Mean of the last scores of those, in per cent; null before the first. */
        mean: z.number().nullable(),
      }),
    ),
  }),
});

export const circuitPage = page({
  path: '/:base/circuits/:slug/',
  example: 'circuit',
  access: 'registered',
  summary: 'A circuit of one’s own: its stations in their order, and how the weeks went.',
  spec: 'spec 3 §2, §9',
  params: z.object({ base, slug: z.string().min(1).max(120) }),
  data: z.object({
    circuit: circuitHead.extend({ style: z.number().int() }),
    stations: z.array(
      stationCard.extend({
        /** Minutes of reading, and of the station itself: what its author set, else the defaults of spec 3 §9. */
        candidate_minutes: z.number(),
        examiner_minutes: z.number(),
      }),
    ),
    /** Stations of it that were removed since or are not published any more: they can only be taken out. */
    gone: z.array(z.object({ id: z.number().int(), name: z.string() })),
    /** 7 points, the oldest first: the mean score of the person's tries at its stations, in per cent; null without any. */
    weekly: z
      .array(z.object({ weeks_ago: z.number().int().min(0).max(WEEKS_BACK), you: z.number().nullable() }))
      .length(WEEKS_BACK + 1),
  }),
});
export type CircuitData = PageData<typeof circuitPage>;

export const renameCircuit = call({
  method: 'POST',
  path: '/api/stations/circuits/rename/',
  access: 'registered',
  summary: 'Give a circuit another label; its address changes with it.',
  spec: 'spec 3 §7',
  input: z.object({ circuit_id: id(), label }),
  output: z.object({ slug: z.string() }),
});

export const deleteCircuit = call({
  method: 'POST',
  path: '/api/stations/circuits/delete/',
  access: 'registered',
  summary: 'Delete a circuit; its stations stay.',
  spec: 'spec 3 §2, §7',
  input: z.object({ circuit_id: id() }),
  output: z.object({ next_url: z.string() }),
});

export const removeFromCircuit = call({
  method: 'POST',
  path: '/api/stations/circuits/remove-kit/',
  access: 'registered',
  summary: 'Take a station out of a circuit; without the last one the circuit is deleted.',
  spec: 'spec 3 §2, §7',
  input: z.object({ kit_id: id(), circuit_id: id() }),
  /** `next_url` once the circuit is gone with its last station. */
  output: z.object({ deleted: z.boolean(), next_url: z.string().nullable() }),
});

export const addToCircuit = call({
  method: 'POST',
  path: '/api/stations/circuits/add/',
  access: 'registered',
  summary:
    'Add stations to the circuit with this label, which is made when there is none. Without stations nothing happens.',
  spec: 'spec 3 §5, §7',
  input: z.object({
    kit_ids: oneOrMore(z.array(id()).max(CIRCUIT_STATIONS_MAX)),
    label: z.string().trim().max(LABEL_MAX),
  }),
  output: z.object({ circuit: circuitHead.nullable(), added: z.number().int() }),
});
