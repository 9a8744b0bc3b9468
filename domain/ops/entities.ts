import { OpsAuditEntry } from './audit-entry.entity';

export const opsEntities = [OpsAuditEntry];
