import { room } from '../kit/room';
import * as mails from './contract';
import { mailsJobOperations } from './job-operations';
import { mailsPersonalData } from './personal-data';

export const mailsRoom = room({
  name: 'mails',
  contracts: { mails },
  tables: ['mailbox', 'mails'],
  jobs: mailsJobOperations,
  personalData: mailsPersonalData,
});
