import { statement } from '~/domain/kit/statement';
import type { ChecklistPart } from '~/domain/stations/find-checklist.query';
import { GRADE_GROUPS, NO_GRADES, percentage } from '~/domain/stations/marking';
import { GP_STYLE } from '~/domain/stations/styles';
import type { Reader } from '~/domain/kit/transaction';
import type { ConsultationMark } from '../mark-row';
import type { Consultation } from '../consultation-row';
import { type ConsultationMarking, MARKING_FOR_MS } from '../contract';
import { itemsOf, judgedItems } from './item-needs';

export const marksOf = statement<Omit<ConsultationMark, 'consultation_id'>, [number]>(
  'consultations.marks',
  'SELECT item_id, proposed, ticked, evidence FROM consultation_marks WHERE consultation_id = $1 ORDER BY item_id',
);

/**
 * The checklist with its marks and what they stand on.
 * @param style of the station
 * @param sections of the state that the consultation began with
 */
export async function markingOf(
  read: Reader,
  consultation: Pick<Consultation, 'id' | 'state' | 'language' | 'grades' | 'ended_at'>,
  style: number,
  sections: readonly ChecklistPart[],
): Promise<ConsultationMarking> {
  const marks = new Map((await read.sql.all(marksOf, [consultation.id])).map((mark) => [mark.item_id, mark]));
  const judgeable = judgedItems(itemsOf(sections), consultation.language);
  const shown = sections.map(({ id, title, items }) => ({
    id,
    title,
    items: items.map((item) => {
      const { proposed = false, ticked = false, evidence = [] } = marks.get(item.id) ?? {};
      const judged = proposed || judgeable.has(item.id);
      return { id: item.id, title: item.title, proposed, ticked, overruled: ticked !== proposed, judged, evidence };
    }),
  }));
  const items = shown.flatMap((section) => section.items);
  const ticked = items.filter((item) => item.ticked).length;
  const { state, ended_at } = consultation;
  return {
    sections: shown,
    ticked,
    total: items.length,
    judged: items.filter((item) => item.judged || item.overruled).length,
    score: percentage(ticked, items.length),
    grade_groups: style === GP_STYLE ? [...GRADE_GROUPS] : [],
    grades: consultation.grades ?? NO_GRADES,
    submits_at: state === 'marking' && ended_at ? new Date(ended_at.getTime() + MARKING_FOR_MS).toISOString() : null,
  };
}
