import { z } from 'zod';
import { action, page } from '~/domain/kit/contract';
import { changing, creating } from '../authoring/contract';
import { STATION_BASES } from '../styles';

/** The six steps of the wizard (spec 3 §2): the same form and the same actions as the station editor has. */
export const virtualPatientCreate = creating(
  '/:base/virtual-patient/create/',
  'Where a new virtual patient is written, step by step.',
);
export const virtualPatientEdit = changing(
  '/:base/virtual-patient/:slug/edit/',
  'Where a virtual patient is changed step by step, by its owner and by moderators.',
);

const enabling = z.object({ enabled: z.boolean(), enabled_at: z.string().nullable(), next_url: z.string() });

export const virtualPatientEnable = page({
  path: '/:base/:slug/virtual-patient/enable/',
  example: 'own station',
  access: 'registered',
  summary: 'Whether consultations with the patient of a station can be taken.',
  spec: 'spec 3 §7–8',
  params: z.object({ base: z.enum(STATION_BASES), slug: z.string().min(1).max(120) }),
  data: enabling,
  actions: {
    submit: action({
      summary:
        'Enable it; twice is once. 422 `virtual-patient-unfit` while scenario, patient or checklist are insufficient: `errors` says which, and why.',
      spec: 'spec 3 §7–8',
      input: z.object({}),
      output: enabling,
    }),
    disable: action({
      summary: 'Disable it; twice is once. Consultations that run go on.',
      input: z.object({}),
      output: enabling,
    }),
  },
});
