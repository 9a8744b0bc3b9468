import { checklistView } from '~/domain/stations/checklist-contract';
import type { SentChange } from '~/domain/stations/mark-changes';
import type { StationBase } from '~/domain/stations/styles';
import { runAction } from '~/web/live/client';
import type { DeviceDraft } from './draft';

/** Where marks belong. */
export interface MarksPlace {
  base: StationBase;
  slug: string;
  pin: string | undefined;
  turn: number | undefined;
  round: number | undefined;
}

/** @param leaving the page may be gone before the answer */
export const sendChanges = (
  { base, slug, pin, turn, round }: MarksPlace,
  submission_id: string,
  changes: readonly SentChange[],
  leaving = false,
) =>
  runAction(
    checklistView,
    'change_marks',
    { params: { base, slug }, query: { pin } },
    { changes: [...changes], submission_id, turn, round, pin },
    { keepalive: leaving },
  );

/** Sends what a device kept of an earlier turn or round. @returns how many suggestions it made; null if there was nothing to send */
export async function sendDraft(
  place: MarksPlace,
  { changes, whole, submission_id }: DeviceDraft,
): Promise<number | null> {
  const { base, slug, pin, turn, round } = place;
  if (whole) {
    const at = { params: { base, slug }, query: { pin } };
    return (await runAction(checklistView, 'save_marks', at, { ...whole, turn, round, pin })).suggested ?? 0;
  }
  return changes.length === 0 ? null : ((await sendChanges(place, submission_id, changes)).suggested ?? 0);
}
