import type { ConsultationMarking } from '~/domain/consultations/contract';
import { percentage } from '~/domain/stations/marking';

/** Marks that the person has set and the server does not have yet, by item. */
export type Wishes = ReadonlyMap<number, boolean>;

/** The marks as they will be: what the person has just tapped counts at once. */
export function withWishes(marking: ConsultationMarking, wishes: Wishes): ConsultationMarking {
  if (wishes.size === 0) return marking;
  const sections = marking.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => {
      const ticked = wishes.get(item.id) ?? item.ticked;
      return ticked === item.ticked ? item : { ...item, ticked, overruled: ticked !== item.proposed };
    }),
  }));
  const ticked = sections.reduce((sum, { items }) => sum + items.filter((item) => item.ticked).length, 0);
  const judged = sections.reduce(
    (sum, { items }) => sum + items.filter((item) => item.judged || item.overruled).length,
    0,
  );
  return { ...marking, sections, ticked, judged, score: percentage(ticked, marking.total) };
}
