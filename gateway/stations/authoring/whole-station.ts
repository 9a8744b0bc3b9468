import type { Person } from '~/domain/accounts/person';
import type * as contract from '~/domain/stations/authoring/contract';
import { cloneStation } from '~/domain/stations/authoring/clone-station';
import { deleteStation } from '~/domain/stations/authoring/delete-station';
import { findAddressed, historyOfStation } from '~/domain/stations/authoring/find-edited.query';
import { reassignResults } from '~/domain/stations/authoring/reassign-results';
import { restoreStation } from '~/domain/stations/authoring/restore-station';
import type { Deps } from '~/infra/process/deps';
import { historyEntries, answerOf } from './answers';
import { editUrl, LANDING, type Address, idOf } from './addresses';
import type { AuthoringLimits } from './limits';
import type { Parsed } from '~/domain/kit/contract';

type Actions = typeof contract.stationEdit.actions;
interface Asked<N extends keyof Actions> {
  person: Person;
  params: Address;
  input: Parsed<Actions[N]>;
}

/** The actions that are about a whole station: copied, deleted, its results handed over, its history. */
export const wholeStation = (deps: Deps, limits: AuthoringLimits, inWizard: boolean) => ({
  async clone_kit({ person, params, input }: Asked<'clone_kit'>) {
    await limits.clones.take(person.id);
    const { id } = await findAddressed(deps.read, person, params.base, params.slug, { toClone: true });
    return {
      next_url: editUrl(await deps.inTransaction((tx) => cloneStation(tx, person, id, input.submission_id))),
    };
  },
  async delete_osce_kit({ person, params }: Asked<'delete_osce_kit'>) {
    const station = await findAddressed(deps.read, person, params.base, params.slug, { orDeleted: true });
    if (!station.deleted) await deps.inTransaction((tx) => deleteStation(tx, person, station.id));
    return { next_url: LANDING };
  },
  async reassign_results({ person, params, input }: Asked<'reassign_results'>) {
    const id = await idOf(deps.read, person, params);
    await limits.names.take(person.id);
    return {
      reassigned: await deps.inTransaction((tx) => reassignResults(tx, person, id, input.username, input.quizlog_id)),
    };
  },
  async history({ person, params }: Asked<'history'>) {
    return { history: historyEntries(await historyOfStation(deps.read, await idOf(deps.read, person, params))) };
  },
  async restore({ person, params, input }: Asked<'restore'>) {
    await limits.saves.take(person.id);
    const id = await idOf(deps.read, person, params);
    return answerOf(
      await deps.inTransaction((tx) => restoreStation(tx, person, id, input.restore_revision, input.revision)),
      inWizard,
    );
  },
});
