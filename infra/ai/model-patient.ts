import { type Patient, PatientError } from '~/domain/consultations/engine/patient';
import { ProviderError } from './ask';
import { askStreaming } from './ask-streaming';
import type { OpenAiCompatible } from './openai-compatible';
import { patientMessages } from './patient-prompt';

/** A patient says a few sentences. */
const MAX_TOKENS = 300;

/** A patient for whom a model speaks, as it speaks. */
export const modelPatient = (provider: OpenAiCompatible): Patient =>
  async function* speak(request) {
    try {
      yield* askStreaming(provider, patientMessages(request), MAX_TOKENS);
    } catch (error) {
      if (error instanceof ProviderError) throw new PatientError(error.kind, error.message, { cause: error });
      throw error;
    }
  };
