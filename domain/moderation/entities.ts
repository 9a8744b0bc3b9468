import { ReportAct } from './report-act.entity';

export const moderationEntities = [ReportAct];
