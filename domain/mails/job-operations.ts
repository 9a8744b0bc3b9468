import { operations } from '../kit/job-operations';
import { statement } from '../kit/statement';
import { sendMailJob } from './jobs';
import { PEOPLE } from '../accounts/views';

const waitingFor = statement<{ people: string[]; thing: string; missed: boolean }, [string]>(
  'mails.waiting-for',
  `SELECT m.template AS thing, m.sent_at IS NULL AS missed,
          ARRAY(SELECT a.display_name FROM ${PEOPLE} a WHERE a.id = m.account_id) AS people
     FROM mails m WHERE m.id = $1`,
);

export const mailsJobOperations = [
  operations(sendMailJob, { affects: (read, { mail_id }) => read.sql.one(waitingFor, [mail_id]) }),
];
