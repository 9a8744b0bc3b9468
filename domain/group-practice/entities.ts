import { GroupKnock } from './group-knock.entity';
import { GroupMember } from './group-member.entity';
import { GroupSession } from './group-session.entity';
import { RoundHandover } from './round-handover.entity';
import { RoundMarks } from './round-marks.entity';
import { RoundTick } from './round-tick.entity';

export const groupPracticeEntities = [GroupSession, GroupMember, GroupKnock, RoundMarks, RoundTick, RoundHandover];
