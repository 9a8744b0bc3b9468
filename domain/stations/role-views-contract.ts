import { z } from 'zod';
import { page } from '../kit/contract';
import { html, inGroup, stationAddress, stationHead } from './contract-parts';

export const patientView = page({
  path: '/:base/:slug/patient/',
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
  access: 'guest',
  summary: "The candidate's and the observers' view: instructions and a clock, nothing that gives the station away.",
  spec: 'spec 3 §2',
  params: stationAddress,
  query: inGroup,
  data: z.object({
    station: stationHead.extend({ student_instructions: html, extra_candidate_resources: html }),
    group: z.object({ pin: z.string(), is_host: z.boolean(), role: z.enum(['student', 'observer']) }).nullable(),
  }),
});
