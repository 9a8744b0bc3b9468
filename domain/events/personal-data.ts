import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const eventsPersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'events',
      'id, kind, title, about, language, starts_at, minutes, zone, places, link, slides, state, reason, created_at',
      { accounts: ['host_id'] },
    ),
    deletedWithAccount('event_people', 'e.title AS event, e.starts_at, p.state, p.zone, p.joined_at', {
      from: 'event_people p JOIN events e ON e.id = p.event_id',
      where: 'p.account_id = $1',
      key: 'p.event_id',
    }),
  ],
};
