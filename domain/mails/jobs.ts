import { z } from 'zod';
import { job } from '../kit/contract';

export const sendMailJob = job({
  name: 'mails.send',
  payload: z.object({ mail_id: z.uuid() }),
  attempts: 10,
  backoff: 2_000,
  concurrency: 4,
  summary: 'Sends a mail, unless it was sent. Sent again after a kill, it has the same Message-ID.',
});
