import { workersRoom } from '../registry';
import { sendMail } from './send-mail';

export const mailsRoom = workersRoom('mails', [sendMail]);
