import { z } from 'zod';
import { action, formInt, noInput, page } from '../kit/contract';
import { checklistSection } from './checklist-contract';
import { html, inGroup, stationAddress, stationHead } from './contract-parts';

/** Ids of the items that an observer has ticked. */
const ticked = z.array(formInt()).max(500);

export const patientView = page({
  path: '/:base/:slug/patient/',
  example: 'station',
  access: 'guest',
  summary: "The role-player's view.",
  spec: 'spec 3 §2',
  params: stationAddress,
  query: inGroup,
  data: z.object({
    station: stationHead.extend({ patient_instructions: html, student_instructions: html }),
    group: z.object({ pin: z.string(), is_host: z.boolean() }).nullable(),
  }),
});

export const studentView = page({
  path: '/:base/:slug/student/',
  example: 'station',
  access: 'guest',
  summary: "The candidate's and the observers' view: instructions and a clock, nothing that gives the station away.",
  spec: 'spec 3 §2',
  params: stationAddress,
  query: inGroup,
  data: z.object({
    station: stationHead.extend({ student_instructions: html, extra_candidate_resources: html }),
    group: z
      .object({
        pin: z.string(),
        is_host: z.boolean(),
        role: z.enum(['student', 'observer']),
        /** Whether the reader, an observer, has opened the checklist of this round. */
        sheet_open: z.boolean().optional(),
      })
      .nullable(),
  }),
  actions: {
    open_checklist: action({
      summary: 'An observer of a group reads the checklist, and cannot be the candidate of this round any more.',
      input: noInput,
      output: z.object({ sections: z.array(checklistSection), ticked }),
    }),
    observer_ticks: action({
      summary: "Change an observer's own ticks; they change no score. 409 `checklist-closed` before it was opened.",
      input: z.object({
        /** One for each item. */
        changes: z
          .array(z.object({ item_id: formInt().positive(), on: z.boolean() }))
          .max(500)
          .default([]),
        /** All ticks, from pages of an older release. */
        ticked: ticked.optional(),
      }),
      output: z.object({ ticked }),
    }),
  },
});
