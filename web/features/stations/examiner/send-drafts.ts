import { STATION_BASES } from '~/domain/stations/styles';
import { local } from '~/web/core/stores/browser';
import { forgetDraft, readDraft, writeDraft } from './draft';
import { sendDraft } from './send-marks';

/** Of `draftKey`, after the person: the group and its round, or the device; the base and the station. */
const REST = /^(?:device|(\d+)(?:\.(\d+))?)\.([^.]+)\.(.+)$/;

/** Sends the marks of a person that are only on this device, as their page would. */
export async function sendDrafts(personId: number): Promise<void> {
  const start = `wardmates.marks.${personId}.` as const;
  for (const key of local.keys(start)) {
    const [, pin, round, named, slug] = REST.exec(key.slice(start.length)) ?? [];
    const base = STATION_BASES.find((one) => one === named);
    const draft = readDraft(key);
    if (!draft || !base || !slug) continue;
    const place = { base, slug, pin, turn: draft.turn, round: round === undefined ? undefined : Number(round) };
    if ((await sendDraft(place, draft)) === null) continue;
    if (draft.whole) forgetDraft(key);
    else writeDraft(key, { ...draft, changes: [] });
  }
}
