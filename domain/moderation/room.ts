import { room } from '../kit/room';
import * as applications from './applications/contract';
import { applicationAcceptedMail, applicationRefusedMail } from './applications/mails';
import { waitingApplications } from './applications/today';
import * as moderation from './contract';
import { moderationPersonalData } from './personal-data';

export const moderationRoom = room({
  name: 'moderation',
  contracts: { moderation, applications },
  mails: [applicationAcceptedMail, applicationRefusedMail],
  personalData: moderationPersonalData,
  today: [waitingApplications],
});
