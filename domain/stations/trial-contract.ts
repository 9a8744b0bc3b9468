import { z } from 'zod';
import { goTo } from '../accounts/contract';
import { call } from '../kit/contract';
import { STATION_BASES } from './styles';

export const trialStation = call({
  method: 'POST',
  path: '/api/trial/station/',
  access: 'anyone',
  summary:
    'Opens one station for practising alone. A visitor gets a guest session. 403 `trial-over` for a guest who has tried another one.',
  input: z.object({ base: z.enum(STATION_BASES), slug: z.string().min(1).max(200) }),
  output: goTo,
});
