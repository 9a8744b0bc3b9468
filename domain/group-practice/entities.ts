import { GroupMember } from './group-member.entity';
import { GroupSession } from './group-session.entity';

export const groupPracticeEntities = [GroupSession, GroupMember];
