import { Account } from './account.entity';
import { AccountInstitution, Institution } from './institution.entity';
import { Notification } from './notification.entity';
import { Session } from './session.entity';

export const accountsEntities = [Account, Institution, AccountInstitution, Session, Notification];
