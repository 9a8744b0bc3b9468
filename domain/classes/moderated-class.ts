import { hideClass, showClass, requireReportableClass } from './hide-class';
import { statement } from '../kit/statement';
import { lineOf, readThing, type Target } from '../kit/target';
import { PEOPLE } from '../accounts/views';

const lock = statement<{ id: number }, [number]>(
  'classes.hold-class',
  'SELECT id FROM classes WHERE id = $1::int FOR UPDATE',
);
interface Row {
  name: string;
  closed: boolean;
  hidden: boolean;
  language: string;
  work: string[] | null;
  revision: number;
}
const find = statement<Row, [number]>(
  'classes.read-class',
  `SELECT class.name, class.closed_at IS NOT NULL AS closed, class.hidden_at IS NOT NULL AS hidden, tutor.language,
          (SELECT array_agg(title ORDER BY due_on, id) FROM class_assignments WHERE class_id = class.id) AS work,
          ('x' || left(md5(class.name || coalesce((SELECT string_agg(id || ' ' || title, ',' ORDER BY id) FROM class_assignments WHERE class_id = class.id), '')), 7))::bit(28)::int AS revision
     FROM classes class JOIN ${PEOPLE} tutor ON tutor.id = class.tutor_id WHERE class.id = $1::int`,
);

/** A class: its name and the titles of its work. Moderators are not in it, and do not see who is. */
export const classTarget: Target = {
  kind: 'class',
  sql: {
    join: `LEFT JOIN classes reported_class ON target.kind = 'class' AND reported_class.id = target.entity_id`,
    title: 'reported_class.name',
    author: 'reported_class.tutor_id',
  },
  requireReportable: requireReportableClass,
  goneWhenHidden: true,
  read: readThing(lock, find, (row) => ({
    // Not a count: of the texts that are read.
    revision: row.revision,
    gone: row.closed && !row.hidden,
    language: row.language,
    lines: [row.name, ...(row.work ?? [])].map(lineOf),
  })),
  hiding: {
    hide: (tx, _by, id) => hideClass(tx, id),
    show: (tx, _by, id) => showClass(tx, id),
  },
};
