import { deletedWithAccount } from '../kit/personal-data';
import { room } from '../kit/room';
import * as mails from './contract';
import { mailsJobOperations } from './job-operations';

export const mailsRoom = room({
  name: 'mails',
  contracts: { mails },
  jobs: mailsJobOperations,
  personalData: {
    tables: [
      deletedWithAccount(
        'mails',
        [['id::text', 'text']],
        ['to_address', 'language', 'template', 'body', 'created_at', 'sent_at'],
      ),
    ],
  },
});
