import { profileDetails } from './contract';
import { hideProfile, type HiddenProfile, showProfile, requireReportableProfile } from './hide-profile';
import { href } from '../../kit/contract';
import { statement } from '../../kit/statement';
import { readThing, type Target, type TargetLine } from '../../kit/target';

interface Row extends HiddenProfile {
  revision: number;
  avatar: string;
  language: string;
  hidden: HiddenProfile | null;
}
const lock = statement<{ id: number }, [number]>(
  'accounts.hold-person',
  'SELECT id FROM accounts WHERE id = $1::int FOR NO KEY UPDATE',
);
const find = statement<Row, [number]>(
  'accounts.read-person',
  `SELECT profile_revision AS revision, first_name, last_name, bio, avatar, language, hidden_profile AS hidden FROM accounts WHERE id = $1::int AND NOT guest`,
);

const linesOf = ({ first_name, last_name, bio }: HiddenProfile): TargetLine[] =>
  [`${first_name} ${last_name}`.trim(), bio]
    .filter((text) => text !== '')
    .map((text) => ({ field: '', text, correct: false }));

/** A person: their name, picture and what they say of themselves. Reports of practice partners belong here, too. */
export const personTarget: Target = {
  kind: 'person',
  sql: {
    join: `LEFT JOIN accounts reported_person ON target.kind = 'person' AND reported_person.id = target.entity_id`,
    title: 'reported_person.display_name',
    author: 'reported_person.id',
  },
  requireReportable: requireReportableProfile,
  read: readThing(lock, find, (row) => ({
    revision: row.revision,
    language: row.language,
    lines: [...linesOf(row), ...(row.hidden ? linesOf(row.hidden) : [])],
    pictures: row.avatar === '' ? [] : [row.avatar],
    edit_url: href(profileDetails),
  })),
  hiding: {
    hide: (tx, _by, id) => hideProfile(tx, id),
    show: (tx, _by, id) => showProfile(tx, id),
  },
};
