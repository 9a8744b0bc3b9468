import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { FIGURES, type FigureRole } from '~/web/ui/art/ward-scene';
import { useAnnounce } from '~/web/ui/announcer';
import { roleWord } from '~/web/ui/role-mark';
import { playRole } from '~/web/ui/sound/cues';
import type { Member } from '../group-now';

type Landings = Readonly<Record<FigureRole, number>>;
const NONE: Landings = { observer: 0, examiner: 0, student: 0, patient: 0 };

/** Says each change of a role once, in words and with a soft tone. @returns how often a name has landed on each figure meanwhile */
export function useRoleNews(members: readonly Member[]): Landings {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const [seen, setSeen] = useState<{ members: readonly Member[]; changed: readonly Member[]; landings: Landings }>({
    members,
    changed: [],
    landings: NONE,
  });
  const stand = (of: readonly Member[]) => of.map(({ id, role }) => `${id} ${role}`).join();

  if (stand(seen.members) !== stand(members)) {
    const before = new Map(seen.members.map(({ id, role }) => [id, role]));
    const changed = members.filter(({ id, role }) => (before.get(id) ?? 'none') !== role);
    const landings = { ...seen.landings };
    for (const role of FIGURES) if (changed.some((member) => member.role === role)) landings[role] += 1;
    setSeen({ members, changed, landings });
  }

  const { changed } = seen;
  useEffect(() => {
    if (changed.length === 0) return;
    announce(changed.map(({ name, role }) => `${name}: ${say({ id: roleWord(role) })}.`).join(' '));
    for (const { role } of changed) if (role !== 'none') playRole(role);
  }, [changed, announce, say]);

  return seen.landings;
}
