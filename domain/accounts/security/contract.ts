import { z } from 'zod';
import { call, done } from '../../kit/contract';
import { PASSWORD_MAX } from '../credentials';

export const confirm = call({
  method: 'POST',
  path: '/api/account/confirm/',
  access: 'registered',
  summary:
    'Proves once more who is asking. Calls that are sensitive go on for ten minutes in this session; without it they answer 403 `confirmation-needed`.',
  input: z.object({ password: z.string().min(1).max(PASSWORD_MAX) }),
  output: done,
});
