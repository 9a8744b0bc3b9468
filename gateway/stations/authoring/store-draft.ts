import type { Person } from '~/domain/accounts/person';
import type { StationForm } from '~/domain/stations/authoring/form-contract';
import { type DraftOf, saveDraft } from '~/domain/stations/authoring/station-drafts';
import { storableStation } from '~/domain/stations/authoring/tidy-station';
import type { Deps } from '~/infra/process/deps';
import { safe } from './forms';
import { head } from './answers';
import type { AuthoringLimits } from './limits';

export const storeDraft = async (
  deps: Deps,
  { drafts }: AuthoringLimits,
  person: Person,
  { form, ...input }: { form: StationForm; draft_id?: number; version?: number },
  of: DraftOf,
) => {
  await drafts.take(person.id);
  return head(
    await deps.inTransaction((tx) => saveDraft(tx, person, { ...input, form: safe(storableStation(form)) }, of)),
  );
};
