import type { Language } from '~/domain/accounts/contract';
import {
  type SummaryRequest,
  type SummaryWriter,
  SummaryWriterError,
  type WrittenSummary,
} from '~/domain/notebook/writing/summary-writer';
import { FOCUS_KEYS, type FocusKey } from '~/domain/questions/specialties';
import { type Family, readFacts } from '../content/read-facts';

const TITLES: Record<Language, Record<FocusKey, string>> = {
  en: {
    diagnosis: 'Facts for the diagnosis',
    investigation: 'Facts on investigations',
    management: 'Facts on management',
    prescribing: 'Facts for prescribing',
    mechanism: 'Facts on mechanisms',
    communication: 'Facts for the conversation',
  },
  es: {
    diagnosis: 'Datos para el diagnóstico',
    investigation: 'Datos sobre las pruebas',
    management: 'Datos sobre el manejo',
    prescribing: 'Datos para la prescripción',
    mechanism: 'Datos sobre los mecanismos',
    communication: 'Datos para la conversación',
  },
};

/** 'aortic stenosis' → 'Aortic stenosis'; 'pH' and 'eGFR' stay as they are. */
const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}(?=\p{Ll}*(?:[^\p{L}]|$))/u, (letter) => letter.toLocaleUpperCase());

const partOf = ({ ask, members }: Family) => ({
  heading: capitalised(ask.replaceAll('{subject}', '…').replaceAll('….', '…')),
  text: '',
  points: members.map(({ subject, answer, because }) => ({
    term: capitalised(subject),
    text: `${capitalised(answer)}. ${because}`,
  })),
});

const sourcesOf = (families: readonly Family[]): WrittenSummary['sources'] => [
  ...new Map(families.map(({ source }) => [source.url, source])).values(),
];

const bySlug = (slug: string, language: Language): Family[] =>
  readFacts().filter((family) => family.topic === slug && family.language === language);

function write({ language, topic, focus, avoid }: SummaryRequest): WrittenSummary | null {
  const there = new Set(avoid);
  const families = bySlug(topic.slug, language);
  const wanted = (focus === null ? FOCUS_KEYS : [focus]).find(
    (key) => !there.has(TITLES[language][key]) && families.some((family) => family.focus === key),
  );
  if (!wanted) return null;
  const chosen = families.filter((family) => family.focus === wanted);
  return {
    title: TITLES[language][wanted],
    focus: wanted,
    parts: chosen.map(partOf),
    sources: sourcesOf(chosen),
    writer: 'offline',
  };
}

/** Puts a draft together from the structured facts on a topic, with their sources. It understands nothing and adds nothing. */
export const offlineSummaryWriter: SummaryWriter = async (request) => {
  const written = write(request);
  if (!written) throw new SummaryWriterError('nothing-left', 'no facts on this topic that no section has yet');
  return written;
};
