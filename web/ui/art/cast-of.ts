import type { GroupRole } from '~/domain/group-practice/roles';
import { initialsOf } from '../person-avatar';
import { type Cast, type Figure, type FigureRole, FIGURES } from './ward-scene';

interface Member {
  name: string;
  role: GroupRole;
  presence: 'here' | 'away';
}

/** How the people of a group are drawn; of several observers the first. @param more what is special about a figure */
export const castOf = (members: readonly Member[], more?: (role: FigureRole) => Partial<Cast[FigureRole]>): Cast =>
  Object.fromEntries(
    FIGURES.map((role) => {
      const holder = members.find((member) => member.role === role);
      return [
        role,
        {
          state: holder ? 'filled' : 'outline',
          initials: holder && initialsOf(holder.name),
          away: holder?.presence === 'away',
          ...more?.(role),
        },
      ];
    }),
  ) as unknown as Cast;

const NOBODY: Figure = { state: 'outline' };

/** A candidate who waits for an examiner: one who is not there yet, or one who is writing. @param name of the candidate */
export const castAwaiting = (examiner: 'ghost' | 'filled', name = ''): Cast => ({
  observer: NOBODY,
  patient: NOBODY,
  student: { state: 'filled', initials: initialsOf(name) },
  examiner: { state: examiner, awaited: true },
});
