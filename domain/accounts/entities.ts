import { Account } from './account.entity';
import { Notification } from './notification.entity';
import { Avatar } from './profile/avatar.entity';
import { Session } from './session.entity';

export const accountsEntities = [Account, Session, Notification, Avatar];
