/** Asks a patient of the starter content, for the measured set. */
import { answerTo } from '~/domain/consultations/answer-turn';
import { type Fact, factsOf } from '~/domain/consultations/facts';
import { spoken } from '~/domain/consultations/first-person';
import type { Patient } from '~/domain/consultations/patient';
import { readStations } from '~/infra/content/load';
import type { ParsedStation } from '~/infra/content/station-content';
import { sanitise } from '~/infra/html/sanitise';
import type { Case, Reply } from './measure';

const OPENINGS = { en: 'Hello, what brings you in today?', es: 'Hola, ¿qué le trae por aquí?' } as const;
const OPENS = /brings you|what can i do|how can i help/i;

interface Script {
  station: ParsedStation;
  facts: Fact[];
}
const scripts = new Map<string, Script>();
export function scriptOf(slug: string): Script {
  if (scripts.size === 0)
    for (const station of readStations())
      scripts.set(station.slug, { station, facts: factsOf(sanitise(station.patient_instructions), station.language) });
  return scripts.get(slug)!;
}

/** What a patient replies to the last thing said of a case; each case is a talk of its own. */
export async function ask({ station: slug, says }: Case, patient: Patient): Promise<Reply> {
  const { station, facts } = scriptOf(slug);
  const { language } = station;
  const talk = OPENS.test(says[0]!) ? says : [OPENINGS[language], ...says];
  const earlier: { asked: string; said: string; state: 'said'; revealed: number[] }[] = [];
  let reply: Reply | undefined;
  for (const [index, asked] of talk.entries()) {
    const { request, revealed } = answerTo({ number: index + 1, asked }, earlier, facts, language);
    let said = '';
    for await (const bit of patient(request)) said += bit;
    const fresh = facts.filter((fact) => revealed.includes(fact.index));
    reply = {
      said,
      act: request.tell.length > 0 ? 'told' : request.heard,
      told: [...request.tell],
      guarded: fresh
        .filter(({ disclosure }) => disclosure === 'if-asked-directly')
        .map(({ topic }) =>
          facts
            .filter((fact) => fact.topic === topic)
            .map(({ text }) => spoken(text, language))
            .join(' '),
        ),
    };
    earlier.push({ asked, said, state: 'said', revealed });
  }
  return reply!;
}
