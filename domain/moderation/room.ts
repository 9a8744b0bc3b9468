import { room } from '../kit/room';
import * as applications from './applications/contract';
import { applicationAcceptedMail, applicationRefusedMail } from './applications/mails';
import { applicationReview } from './applications/review';
import { waitingApplications } from './applications/today';
import * as lists from './lists/contract';
import { waitingProposals } from './lists/today';
import * as moderation from './contract';
import * as decisions from './decisions/contract';
import { moderationLive } from './live';
import { publishProposals } from './publish-proposals';
import { publishReports } from './publish-reports';
import { moderationJobOperations } from './job-operations';
import * as sanctions from './sanctions/contract';
import { sanctionMails } from './sanctions/mails';
import * as queue from './queue/contract';
import { waitingCases } from './queue/today';
import { moderationPersonalData } from './personal-data';

export const moderationRoom = room({
  name: 'moderation',
  contracts: { moderation, applications, queue, decisions, sanctions, lists },
  tables: [
    'account_sanctions',
    'author_applications',
    'moderation_acts',
    'moderation_readings',
    'moderation_told',
    'moderation_viewers',
    'report_acts',
  ],
  mails: [applicationAcceptedMail, applicationRefusedMail, ...Object.values(sanctionMails)],
  personalData: moderationPersonalData,
  live: moderationLive,
  jobs: moderationJobOperations,
  followers: [publishReports, ...publishProposals],
  reviewed: [applicationReview],
  today: [waitingCases, waitingApplications, waitingProposals],
});
