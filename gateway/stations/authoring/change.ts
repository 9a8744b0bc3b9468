import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import type * as contract from '~/domain/stations/authoring/contract';
import { deleteExaminerQuestion, deleteRow } from '~/domain/stations/authoring/delete-rows';
import { findAddressed, findEdited } from '~/domain/stations/authoring/find-edited.query';
import { saveStation } from '~/domain/stations/authoring/save-station';
import { discardDraft } from '~/domain/stations/authoring/station-drafts';
import { baseOf, styleOf } from '~/domain/stations/styles';
import { tidyStation } from '~/domain/stations/authoring/tidy-station';
import * as wizard from '~/domain/stations/wizard/contract';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '~/gateway/bind';
import { safe, screenOf } from './forms';
import { head, historyEntries, isoOf, answerOf } from './answers';
import { wizardUrl, editUrl, type Address, idOf } from './addresses';
import type { AuthoringLimits } from './limits';
import { storeDraft } from './store-draft';
import type { Reader } from '~/domain/kit/transaction';
import { imports } from './templates';
import { wholeStation } from './whole-station';

/** What the editor of a station that is there opens with. */
async function changeData(
  read: Reader,
  {
    person,
    params,
    query,
  }: { person: Person; params: Address; query: { revision?: number | undefined; step?: unknown } },
) {
  const {
    form,
    html_version,
    draft,
    draft_is_stale,
    history,
    body,
    id,
    slug,
    style,
    revision,
    attempts,
    reassignable,
    ...found
  } = await findEdited(read, person, await idOf(read, person, params), query.revision);
  return {
    ...screenOf(person, { form, html_version }, query.step),
    draft: draft && head(draft),
    draft_is_stale,
    station_id: id,
    slug,
    style,
    revision,
    place: body.published ? ('published' as const) : ('personal' as const),
    attempts,
    reassignable,
    virtual_patient: found.virtual_patient,
    virtual_patient_enabled_at: isoOf(found.virtual_patient_enabled_at),
    wizard_url: wizardUrl(style, slug),
    enable_url: href(wizard.virtualPatientEnable, { base: baseOf(style), slug }),
    history: historyEntries(history),
  };
}

/** Changing a station that is there, in the editor or in the wizard. */
export const bindChanging = (
  app: FastifyInstance,
  deps: Deps,
  limits: AuthoringLimits,
  page: typeof contract.stationEdit,
  inWizard: boolean,
): void =>
  bindPage(app, deps, page, {
    data: (asked) => changeData(deps.read, asked),
    actions: {
      async submit({ person, params, input: { place, draft_id, revision = null, current_step, ...form } }) {
        await limits.saves.take(person.id);
        const id = await idOf(deps.read, person, params);
        return answerOf(
          await deps.inTransaction((tx) =>
            saveStation(tx, person, id, { form: safe(tidyStation(form)), place, draft_id, revision }),
          ),
          inWizard,
          current_step,
        );
      },
      async autosave({ person, params, input: { revision, ...input } }) {
        return storeDraft(deps, limits, person, input, {
          style: styleOf(params.base),
          station: { id: await idOf(deps.read, person, params), revision },
        });
      },
      async discard_draft({ person, params, input }) {
        const station = await findAddressed(deps.read, person, params.base, params.slug);
        await deps.inTransaction((tx) => discardDraft(tx, person.id, input.draft_id, station.id));
        return { next_url: inWizard ? wizardUrl(station.style, station.slug) : editUrl(station) };
      },
      async delete_examiner_question({ person, params, input }) {
        const id = await idOf(deps.read, person, params);
        return deps.inTransaction((tx) =>
          deleteExaminerQuestion(tx, person, id, input.question_id, input.revision ?? null),
        );
      },
      async delete_row({ person, params, input }) {
        const id = await idOf(deps.read, person, params);
        return deps.inTransaction((tx) =>
          deleteRow(tx, person, id, { id: input.row_id, heading: input.heading }, input.revision ?? null),
        );
      },
      ...wholeStation(deps, limits, inWizard),
      ...imports,
    },
  });
