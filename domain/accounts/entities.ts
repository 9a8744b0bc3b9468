import { Account } from './account.entity';
import { AccountInstitution } from './account-institution.entity';
import { Notification } from './notification.entity';
import { Avatar } from './profile/avatar.entity';
import { Session } from './session.entity';

export const accountsEntities = [Account, AccountInstitution, Session, Notification, Avatar];
