import { exportedRows, type PersonalData } from '../kit/personal-data';

export const eventsPersonalData: PersonalData = {
  tables: [
    {
      table: 'events',
      accounts: ['host_id'],
      exported: exportedRows('events', {
        where: 'host_id = $1',
        key: [['id', 'int']],
        columns: [
          'id',
          'kind',
          'title',
          'about',
          'language',
          'starts_at',
          'minutes',
          'zone',
          'places',
          'link',
          'slides',
          'state',
          'reason',
          'created_at',
        ],
      }),
      // Leaving has passed those to come on, or cancelled them. What the host wrote of the others goes with the account.
      erased: 'deleted',
    },
    {
      table: 'event_people',
      accounts: ['account_id'],
      exported: exportedRows('event_people', {
        from: 'event_people p JOIN events e ON e.id = p.event_id',
        where: 'p.account_id = $1',
        key: [['p.event_id', 'int']],
        columns: [
          ['event', 'e.title'],
          ['starts_at', 'e.starts_at'],
          ['state', 'p.state'],
          ['zone', 'p.zone'],
          ['joined_at', 'p.joined_at'],
        ],
      }),
      erased: 'deleted',
    },
  ],
};
