import type { FastifyInstance } from 'fastify';
import { aiEntry } from '~/domain/consultations/ai-entry-contract';
import { findAiEntry } from '~/domain/consultations/ai-entry.query';
import { talksOfStation } from '~/domain/consultations/authors-contract';
import { talksOf } from '~/domain/consultations/of-station.query';
import { beginClock, pauseClock } from '~/domain/consultations/talk/change-clock';
import * as contract from '~/domain/consultations/contract';
import { finishConsultation } from '~/domain/consultations/end-consultation';
import { findConsultation } from '~/domain/consultations/find-consultation.query';
import { listPatients } from '~/domain/consultations/launchpad.query';
import { beginGroupPatient, watchesConsultation } from '~/domain/consultations/talk/group-patient';
import * as groupPatient from '~/domain/consultations/group-patient-contract';
import { gradeConsultation, markItem } from '~/domain/consultations/marking/mark-consultation';
import { modelChanged, nothingSaid } from '~/domain/consultations/refusals';
import { retryTurn, sayToPatient } from '~/domain/consultations/talk/say-to-patient';
import { consultationOf, ownConsultation } from '~/domain/consultations/snapshot.query';
import { startConsultation } from '~/domain/consultations/start-consultation';
import { discardConsultation, submitConsultation } from '~/domain/consultations/marking/submit-consultation';
import { href } from '~/domain/kit/contract';
import { safeTexts } from '~/domain/kit/html/safe-html';
import { plainText } from '~/domain/kit/html/plain-text';
import { summary } from '~/domain/stations/summary-contract';
import { styleOf } from '~/domain/stations/styles';
import type { Transaction } from '~/domain/kit/transaction';
import { agreeableModel, modelOfPatients, speakerOfPatients } from '~/infra/ai/writer';
import { speechServiceOf } from '~/infra/ai/speech-server';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage, type GatewayRoom } from '../bind';
import { bindSpeech } from './speech';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The model that is to answer; null for the scripted patient. @throws Problem `model-changed` */
const agreedTo = ({ config }: Deps, model: string): string | null => {
  if (model === '' || speakerOfPatients(config.ai) !== 'model') return null;
  if (model !== agreeableModel(config.ai)) throw modelChanged();
  return model;
};

function bindEntries(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const starts = app.limits.limiter('consultation-start', contract.STARTS_AN_HOUR, HOUR);
  const speaker = () => speakerOfPatients(deps.config.ai);

  bindPage(app, deps, contract.launchpad, {
    async data({ person, params, query }) {
      const found = await listPatients(read, person.id, {
        style: styleOf(params.base),
        page: query.page,
        label: query.label ?? 0,
        search: query.search ?? '',
      });
      return { ...found, speaker: speaker() };
    },
    actions: {
      async start({ person, input }) {
        await starts.take(person.id);
        const consultation_id = await deps.inTransaction((tx) => startConsultation(tx, person, input));
        return { next_url: href(contract.consultationPage, { consultation_id }) };
      },
    },
  });

  bindPage(app, deps, aiEntry, {
    data: async ({ params, request }) => ({
      ...(await findAiEntry(read, { style: styleOf(params.base), language: request.language })),
      speaker: speaker(),
    }),
    actions: {},
  });

  bindCall(app, deps, talksOfStation, ({ person, input }) => talksOf(read, person, input.station_id));

  bindCall(app, deps, groupPatient.beginGroupPatient, async ({ person, input }) => {
    await starts.take(person.id);
    return { consultation_id: await deps.inTransaction((tx) => beginGroupPatient(tx, person, input.pin)) };
  });
}

function bindConsultation(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const sayings = app.limits.limiter('consultation-say', contract.SAYINGS_A_MINUTE, MINUTE);

  /** Changes a consultation and answers it as it is then. */
  async function changed(
    personId: number,
    consultationId: number,
    change: (tx: Transaction) => Promise<void>,
  ): Promise<contract.ConsultationSnapshot> {
    await deps.inTransaction(change);
    return ownConsultation(read, personId, consultationId);
  }

  bindPage(app, deps, contract.consultationPage, {
    async data({ person, params: { consultation_id } }) {
      const { row, station, consultation, marking, cues, result, launchpad_url } = await findConsultation(
        read,
        person.id,
        consultation_id,
      );
      const { id, slug, style, name, description, label, long_case } = station;
      return {
        consultation_id,
        station: { id, slug, style, name, description, label, long_case, language: row.language },
        ...safeTexts(station, 'student_instructions', 'extra_candidate_resources'),
        speaker: speakerOfPatients(deps.config.ai),
        model: modelOfPatients(deps.config.ai),
        speech: speechServiceOf(deps.config.speech),
        consultation,
        marking,
        cues,
        result,
        closed: row.closed_because,
        launchpad_url,
      };
    },
    actions: {
      async check({ person, params: { consultation_id } }) {
        const watched = await watchesConsultation(read, person.id, consultation_id);
        return (
          (watched && (await consultationOf(read, consultation_id))) ||
          ownConsultation(read, person.id, consultation_id)
        );
      },
      begin: ({ person, params: { consultation_id } }) =>
        changed(person.id, consultation_id, (tx) => beginClock(tx, person.id, consultation_id)),
      pause: ({ person, params: { consultation_id } }) =>
        changed(person.id, consultation_id, (tx) => pauseClock(tx, person.id, consultation_id)),
      async say({ person, params: { consultation_id }, input }) {
        const text = plainText(input.text);
        if (text === '') throw nothingSaid();
        await sayings.take(person.id);
        return changed(person.id, consultation_id, (tx) =>
          sayToPatient(tx, person.id, consultation_id, {
            text,
            turn_id: input.turn_id.toLowerCase(),
            model: agreedTo(deps, input.model),
          }),
        );
      },
      async retry({ person, params: { consultation_id }, input }) {
        await sayings.take(person.id);
        return changed(person.id, consultation_id, (tx) =>
          retryTurn(
            tx,
            person.id,
            consultation_id,
            input.turn_id.toLowerCase(),
            input.offline ? null : agreedTo(deps, input.model),
          ),
        );
      },
      finish: ({ person, params: { consultation_id } }) =>
        changed(person.id, consultation_id, (tx) => finishConsultation(tx, person.id, consultation_id)),
      mark: ({ person, params, input }) =>
        deps.inTransaction((tx) => markItem(tx, person.id, params.consultation_id, input.item_id, input.ticked)),
      grade: ({ person, params, input }) =>
        deps.inTransaction((tx) => gradeConsultation(tx, person.id, params.consultation_id, input)),
      async submit({ person, params, input }) {
        const { quizlog_id, base } = await deps.inTransaction((tx) =>
          submitConsultation(tx, person, params.consultation_id, input),
        );
        return { quizlog_id, next_url: href(summary, { base, quizlog_id }) };
      },
      async discard({ person, params }) {
        const base = await deps.inTransaction((tx) => discardConsultation(tx, person.id, params.consultation_id));
        return { next_url: href(contract.launchpad, { base }) };
      },
    },
  });
}

/** Consultations with virtual patients. Every answer is somebody's money: what one person may ask of a model is bounded. */
export function bindConsultations(app: FastifyInstance, deps: Deps): void {
  bindSpeech(app, deps);
  bindEntries(app, deps);
  bindConsultation(app, deps);
}

export const consultationsRoom: GatewayRoom = { name: 'consultations', bind: bindConsultations };
