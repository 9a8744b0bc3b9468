import { z } from 'zod';
import { pin } from '../group-practice/contract';
import { call } from '../kit/contract';

export const beginGroupPatient = call({
  method: 'POST',
  path: '/api/group-study/virtual-patient/',
  access: 'guest',
  summary:
    'The virtual patient plays the patient, whom nobody in the group plays; the candidate only. Asked again, it is the same talk, unless that has ended. It ends with the round. It is watched by everybody in the group over `station.consultation`.',
  spec: 'spec 3 §4',
  input: z.object({ pin }),
  output: z.object({ consultation_id: z.number().int() }),
});
