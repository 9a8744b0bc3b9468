import { modelNamed, type Speaker } from '~/domain/consultations/contract';
import type { Patient } from '~/domain/consultations/engine/patient';
import type { Understand } from '~/domain/consultations/talk/understanding';
import { LANGUAGES } from '~/domain/accounts/contract';
import type { QuestionSource, QuestionStock, QuestionWriter } from '~/domain/quizzes/generation/question-writer';
import type { BackWriter, CardWriter } from '~/domain/flashcards/generation/card-writer';
import type { SummaryWriter } from '~/domain/notebook/writing/summary-writer';
import type { FeedbackWriter } from '~/domain/stations/feedback-writer';
import type { Config } from '../process/config';
import { modelBackWriter, modelCardWriter } from './model-cards';
import { modelFeedbackWriter } from './model-feedback';
import { modelPatient } from './model-patient';
import { modelUnderstanding } from './model-understanding';
import { modelQuestionWriter } from './model-questions';
import { writeOffline } from './offline';
import { offlineBackWriter } from './offline-backs';
import { offlineCardWriter } from './offline-cards';
import { offlinePatient } from './offline-patient';
import { offlineQuestionWriter, offlineStock } from './offline-questions';
import { modelSummaryWriter } from './model-summaries';
import { offlineSummaryWriter } from './offline-summaries';
import type { OpenAiCompatible } from './openai-compatible';

/** Seconds that a patient takes to understand at most; then the rules read the turn. */
const UNDERSTANDING_SECONDS = 8;

/** The configured model; null without one, and then the offline writers work. */
const providerOf = ({ baseUrl, apiKey, model, timeoutSeconds }: Config['ai']): OpenAiCompatible | null =>
  baseUrl ? { baseUrl, apiKey, model, timeoutMs: timeoutSeconds * 1_000 } : null;

export function feedbackWriter(ai: Config['ai']): FeedbackWriter {
  const provider = providerOf(ai);
  return provider ? modelFeedbackWriter(provider) : writeOffline;
}

export function questionWriter(ai: Config['ai']): QuestionWriter {
  const provider = providerOf(ai);
  return provider ? modelQuestionWriter(provider) : offlineQuestionWriter();
}

const MODEL_STOCK: QuestionStock = { languages: () => [...LANGUAGES], count: () => null };

/** What questions can be written from; a model can write on everything. */
export const stockOfQuestions = (ai: Config['ai']): QuestionStock => (providerOf(ai) ? MODEL_STOCK : offlineStock());

/** Which writer will write questions; pages show it before a quiz starts. */
export const writerOfQuestions = (ai: Config['ai']): QuestionSource => (providerOf(ai) ? 'model' : 'offline');

/** The patient that speaks; the scripted one if a model is no longer configured. */
export function patientBy(ai: Config['ai'], speaker: Speaker): Patient {
  const provider = speaker === 'model' ? providerOf(ai) : null;
  return provider ? modelPatient(provider) : offlinePatient;
}

/** Who says what a turn asks for; null without a model, and then the rules do. */
export function understandingOf(ai: Config['ai']): Understand | null {
  const provider = providerOf({ ...ai, timeoutSeconds: Math.min(ai.timeoutSeconds, UNDERSTANDING_SECONDS) });
  return provider && modelUnderstanding(provider);
}

/** Who speaks for virtual patients; pages show it before a consultation starts. */
export const speakerOfPatients = (ai: Config['ai']): Speaker => (providerOf(ai) ? 'model' : 'offline');

/** The model that would speak, and the host that runs it; null without one. A person agrees before anything goes there. */
export const modelOfPatients = ({ baseUrl, model }: Config['ai']): { name: string; service: string } | null =>
  baseUrl ? { name: model, service: new URL(baseUrl).host } : null;

/** The same as a person agrees to it. */
export function agreeableModel(ai: Config['ai']): string | null {
  const model = modelOfPatients(ai);
  return model && modelNamed(model);
}

export function cardWriter(ai: Config['ai']): CardWriter {
  const provider = providerOf(ai);
  return provider ? modelCardWriter(provider) : offlineCardWriter;
}

/** Seconds that a person waits for a suggestion at most, independent of the provider's general time limit. */
const SUGGESTION_SECONDS = 30;

export function backWriter(ai: Config['ai']): BackWriter {
  const provider = providerOf({ ...ai, timeoutSeconds: Math.min(ai.timeoutSeconds, SUGGESTION_SECONDS) });
  return provider ? modelBackWriter(provider) : offlineBackWriter;
}

/** Seconds that an author waits for a draft of a section at most. */
const SUMMARY_SECONDS = 60;

export function summaryWriter(ai: Config['ai']): SummaryWriter {
  const provider = providerOf({ ...ai, timeoutSeconds: Math.min(ai.timeoutSeconds, SUMMARY_SECONDS) });
  return provider ? modelSummaryWriter(provider) : offlineSummaryWriter;
}
