import type { FastifyInstance } from 'fastify';
import { href } from '~/domain/kit/contract';
import type * as contract from '~/domain/stations/authoring/contract';
import { stationForm } from '~/domain/stations/authoring/form-contract';
import { findNewDraft } from '~/domain/stations/authoring/find-edited.query';
import { discardDraft } from '~/domain/stations/authoring/station-drafts';
import { styleOf } from '~/domain/stations/styles';
import { tidyStation } from '~/domain/stations/authoring/tidy-station';
import * as wizard from '~/domain/stations/wizard/contract';
import { writeStation } from '~/domain/stations/authoring/write-station';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '~/gateway/bind';
import { safe, screenOf } from './forms';
import { head, answerOf } from './answers';
import { LANDING } from './addresses';
import type { AuthoringLimits } from './limits';
import { storeDraft } from './store-draft';
import { imports } from './templates';

/** Writing a new station, in the editor or in the wizard. */
export const bindCreating = (
  app: FastifyInstance,
  deps: Deps,
  limits: AuthoringLimits,
  page: typeof contract.stationCreate,
  inWizard: boolean,
): void =>
  bindPage(app, deps, page, {
    async data({ person, params, query }) {
      const draft = query.draft === undefined ? null : await findNewDraft(deps.read, person, query.draft, params.base);
      const form = draft?.body ?? stationForm.parse({ language: person.language });
      return {
        ...screenOf(person, { form, html_version: draft?.html_version }, query.step),
        draft: draft && head(draft),
        draft_is_stale: false,
        virtual_patient: draft ? draft.body.virtual_patient === true : inWizard,
        wizard_url: href(wizard.virtualPatientCreate, { base: params.base }, { draft: query.draft }),
      };
    },
    actions: {
      async submit({ person, params, input: { place, draft_id, submission_id, current_step, ...form } }) {
        await limits.saves.take(person.id);
        const written = {
          form: safe(tidyStation(form)),
          style: styleOf(params.base),
          place,
          draft_id,
          submission_id,
          virtual_patient: inWizard,
        };
        return answerOf(await deps.inTransaction((tx) => writeStation(tx, person, written)), inWizard, current_step);
      },
      autosave: ({ person, params, input: { revision: _, ...input } }) =>
        storeDraft(deps, limits, person, input, { style: styleOf(params.base), virtual_patient: inWizard }),
      async discard_draft({ person, input }) {
        await deps.inTransaction((tx) => discardDraft(tx, person.id, input.draft_id, null));
        return { next_url: LANDING };
      },
      ...imports,
    },
  });
