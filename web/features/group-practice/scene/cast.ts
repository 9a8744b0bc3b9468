import { type Cast, type FigureRole, FIGURES } from '~/web/ui/art/ward-scene';
import { initialsOf } from '~/web/ui/person-avatar';
import type { Member } from '../group-now';
import { onFigure } from './figure-act';

/** How the people of a group are drawn. @param more what is special about a figure */
export const castOf = (members: readonly Member[], more?: (role: FigureRole) => Partial<Cast[FigureRole]>): Cast =>
  Object.fromEntries(
    FIGURES.map((role) => {
      const holder = onFigure(members, role);
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
