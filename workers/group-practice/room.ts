import { workersRoom } from '../registry';
import { passHostingOn } from './pass-hosting-on';

export const groupPracticeRoom = workersRoom('group-practice', [passHostingOn]);
