import { eventPage } from './contract';
import { hideEvent, showEvent, requireReportableEvent } from './hide-event';
import { href } from '../kit/contract';
import { statement } from '../kit/statement';
import { lineOf, readThing, type Target } from '../kit/target';

const lock = statement<{ id: number }, [number]>(
  'events.hold-event',
  'SELECT id FROM events WHERE id = $1::int FOR UPDATE',
);
interface Row {
  title: string;
  about: string;
  link: string;
  slides: string;
  language: string;
  revision: number;
  cancelled: boolean;
  hidden: boolean;
}
// Its texts stay as they are; only the slides are given later.
const find = statement<Row, [number]>(
  'events.read-event',
  `SELECT title, about, link, slides, language, 1 + (slides <> '')::int AS revision, state = 'cancelled' AS cancelled, hidden_at IS NOT NULL AS hidden
     FROM events WHERE id = $1::int`,
);

export const eventTarget: Target = {
  kind: 'event',
  sql: {
    join: `LEFT JOIN events reported_event ON target.kind = 'event' AND reported_event.id = target.entity_id`,
    title: 'reported_event.title',
    author: 'reported_event.host_id',
  },
  requireReportable: requireReportableEvent,
  goneWhenHidden: true,
  read: readThing(lock, find, (row, id) => ({
    revision: row.revision,
    gone: row.cancelled && !row.hidden,
    language: row.language,
    lines: [row.title, row.about, row.link, row.slides].filter((text) => text !== '').map(lineOf),
    url: row.hidden ? '' : href(eventPage, { event_id: id }),
  })),
  hiding: {
    hide: (tx, _by, id) => hideEvent(tx, id),
    show: (tx, _by, id) => showEvent(tx, id),
  },
};
