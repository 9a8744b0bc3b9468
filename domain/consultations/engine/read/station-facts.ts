/** What the patient of a station knows, read whole: who is meant by a name, too. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { PatientFact } from '~/domain/stations/patient-facts';
import type { Fact } from './fact';
import { factsOf } from './facts';
import { keptFacts } from './kept-facts';
import { ofTheirPeople } from './people';

/** The facts that the author of a station has kept, else those of its instructions. */
export const factsOfStation = (
  station: { patient_facts: readonly PatientFact[]; patient_instructions: string },
  language: Language,
): Fact[] =>
  ofTheirPeople(
    station.patient_facts.length > 0
      ? keptFacts(station.patient_facts, language)
      : factsOf(station.patient_instructions, language),
    language,
  );
