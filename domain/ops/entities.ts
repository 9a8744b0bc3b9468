import { BrowserError, BrowserErrorMinute } from './browser-errors/browser-error.entity';
import { OpsAuditEntry } from './audit-entry.entity';

export const opsEntities = [OpsAuditEntry, BrowserError, BrowserErrorMinute];
