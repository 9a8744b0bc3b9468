import { checklistView } from '~/domain/stations/checklist-contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { local } from '~/web/core/stores/browser';
import { isUnsent, noteSent } from '~/web/core/stores/unsent';
import { runAction } from '~/web/live/client';
import { readDraft } from './draft';

/** Of `draftKey`, after the person: the group and its round, or the device; the base and the station. */
const REST = /^(?:device|(\d+)(?:\.\d+)?)\.([^.]+)\.(.+)$/;

/** Saves the marks of a person that are only on this device, as their page would. */
export async function sendDrafts(personId: number): Promise<void> {
  const start = `wardmates.marks.${personId}.` as const;
  for (const key of local.keys(start)) {
    const [, pin, named, slug] = REST.exec(key.slice(start.length)) ?? [];
    const base = STATION_BASES.find((one) => one === named);
    const marks = readDraft(key);
    if (!isUnsent('local', key) || !marks || !base || !slug) continue;
    const text = local.get(key);
    await runAction(checklistView, 'save_marks', { params: { base, slug }, query: { pin } }, { ...marks, pin });
    noteSent(key, text);
  }
}
