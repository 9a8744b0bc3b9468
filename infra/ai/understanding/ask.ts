/** Asks a patient of the starter content, for the measured set. */
import { answerTo } from '~/domain/consultations/engine/answer';
import type { Fact } from '~/domain/consultations/engine/read/fact';
import { type Reaction, reactionsOf } from '~/domain/consultations/engine/read/reactions';
import { writtenFacts } from '~/domain/consultations/engine/read/kept-facts';
import type { Patient } from '~/domain/consultations/engine/patient';
import { withUntold } from '~/domain/consultations/engine/tell/outside-facts';
import { sentencesIn } from '~/domain/consultations/talk/sentences';
import { factsOfStation } from '~/domain/consultations/engine/read/station-facts';
import type { Understand } from '~/domain/consultations/talk/understanding';
import { addressesTheMachine } from '~/domain/consultations/engine/read/machine';
import { readStations } from '~/infra/content/load';
import type { ParsedStation } from '~/infra/content/station-content';
import { sanitise } from '~/infra/html/sanitise';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { offlinePatient } from '../offline-patient';
import type { Case, Reply } from './measure';

const OPENINGS = { en: 'Hello, what brings you in today?', es: 'Hola, ¿qué le trae por aquí?' } as const;
const OPENS = /brings you|what can i do|how can i help/i;

interface Script {
  station: Pick<ParsedStation, 'language' | 'patient_instructions' | 'patient_facts' | 'checklist' | 'covers'>;
  facts: Fact[];
  reactions: Reaction[];
  kept?: Fact[];
}
const scripts = new Map<string, Script>();

/** Cases in other people's form, as an author would paste them: a paragraph for each line that is not broken in the middle. */
const casesOfOthers = (): (Script['station'] & { slug: string })[] =>
  (
    parse(readFileSync(path.join(__dirname, 'cases.fresh.yaml'), 'utf8')) as {
      slug: string;
      language: 'en' | 'es';
      role: string;
    }[]
  ).map(({ slug, language, role }) => ({
    slug,
    language,
    patient_instructions: role
      .replaceAll(/(?<![.:?!”")\n])\n(?!\n)/g, ' ')
      .split('\n')
      .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
      .join(''),
    patient_facts: [],
    checklist: [],
    covers: {},
  }));

export function scriptOf(slug: string): Script {
  if (scripts.size === 0)
    for (const station of [...readStations(), ...casesOfOthers()])
      scripts.set(station.slug, {
        station,
        facts: factsOfStation(
          { ...station, patient_instructions: sanitise(station.patient_instructions) },
          station.language,
        ),
        reactions: reactionsOf(sanitise(station.patient_instructions), station.language),
      });
  return scripts.get(slug)!;
}

const factsIn = (slug: string): Fact[] => scriptOf(slug).facts;
/** The same facts as an author would have kept them, uncorrected. */
export const factsKept = (slug: string): Fact[] => {
  const script = scriptOf(slug);
  const { facts, station } = script;
  script.kept ??= factsOfStation({ ...station, patient_facts: writtenFacts(facts) }, station.language);
  return script.kept;
};

/** What a patient replies to the last thing said of a case; each case is a talk of its own. */
export async function ask(
  { station: slug, says }: Case,
  patient: Patient,
  factsFor = factsIn,
  understand: Understand | null = null,
): Promise<Reply> {
  const { station, reactions } = scriptOf(slug);
  const facts = factsFor(slug);
  const { language } = station;
  const talk = OPENS.test(says[0]!) ? says : [OPENINGS[language], ...says];
  const earlier: { asked: string; said: string; state: 'said'; revealed: number[] }[] = [];
  let reply: Reply | undefined;
  for (const [index, asked] of talk.entries()) {
    const before = talk.slice(Math.max(0, index - 3), index);
    const understood = understand && !addressesTheMachine(asked) ? await understand({ language, asked, before }) : null;
    const turn = { number: index + 1, asked };
    const { request, revealed, maySay } = answerTo(turn, earlier, facts, language, understood, reactions);
    // As the worker does: what the gate holds back is not heard, and the script says what was to be told.
    const sentences: string[] = [];
    const held: string[] = [];
    for await (const sentence of sentencesIn(patient(request)))
      (understand === null || maySay(sentence) ? sentences : held).push(sentence);
    let said = sentences.join(' ');
    if (understand !== null && said === '') for await (const bit of offlinePatient(request)) said += bit;
    else if (held.length > 0) said = withUntold(request, said);
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
            .map(({ said }) => said)
            .join(' '),
        ),
    };
    earlier.push({ asked, said, state: 'said', revealed });
  }
  return reply!;
}
