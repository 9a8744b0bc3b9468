import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasTag, PACK_KEYS, type PackKey } from '~/domain/questions/authoring/packs';
import { SPECIALTY_KEYS, type SpecialtyKey } from '~/domain/questions/specialties';
import { type ParsedQuestion, type ParsedTopic, questionContent, topicContent } from './question-content';
import { withReasons } from './question-reasons';
import { diagramsOf, readDiagrams } from './read-diagrams';
import { type ParsedPaperQuestion, readPapers } from './read-papers';
import { CONTENT, type ContentFile, readYaml } from './read-yaml';

/** What the files of topics and questions say. */
export interface Bank {
  topics: ParsedTopic[];
  questions: ParsedQuestion[];
  /** Those of mock papers, which are held out of the bank. */
  papers: ParsedPaperQuestion[];
}

export const topicsFile = z.array(topicContent);
export const questionsFile = z.array(questionContent);

interface OfSpecialty<T> extends ContentFile<T[]> {
  name: string;
  specialty: SpecialtyKey;
}

const isSpecialty = (key: string): key is SpecialtyKey => (SPECIALTY_KEYS as readonly string[]).includes(key);

/** `cardiology.yaml` is in English, `cardiology.es.yaml` in Spanish; `ukmla.cardiology.yaml` is a part of the pack `ukmla`. */
const SPANISH = '.es.yaml';
const withoutEnding = (name: string): string => name.split('.')[0]!;
/** The language that a file is named by goes for all of its questions. */
const inLanguageOf = (name: string, questions: ParsedQuestion[]): ParsedQuestion[] =>
  name.endsWith(SPANISH) ? questions.map((question) => ({ ...question, language: 'es' as const })) : questions;

/** Every file of a folder, named after its specialty. */
function readFolder<S extends z.ZodType>(folder: string, schema: z.ZodArray<S>): OfSpecialty<z.output<S>>[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return names.map((name) => {
    const specialty = withoutEnding(name);
    const file = readYaml(folder, name, schema);
    return isSpecialty(specialty)
      ? { ...file, name, specialty }
      : file.refuse([], `there is no specialty ${specialty}`);
  });
}

/** Packs of exams are free for everybody until a clinician has checked every question. */
const FREE_UNTIL_SIGNED: readonly PackKey[] = ['psa', 'ukmla'];
const isSigned = (question: ParsedQuestion): boolean => question.reviewed_by_clinician;

/** Every file of a folder, named after its pack. */
function readPackFiles(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const key = PACK_KEYS.find((pack) => pack === withoutEnding(name));
      const filed = questionContent.superRefine(({ tag }, context) => {
        if (key && !(tag && hasTag(key, tag)))
          context.addIssue({ code: 'custom', message: `the pack ${key} has no tag ${tag}`, path: ['tag'] });
      });
      const { data, refuse } = readYaml(folder, name, z.array(filed));
      if (!key) return refuse([], `there is no pack ${withoutEnding(name)}`);
      const filedAs = { pack: key, ...(FREE_UNTIL_SIGNED.includes(key) && !data.every(isSigned) && { free: true }) };
      return { name, refuse, data: inLanguageOf(name, data).map((question) => ({ ...question, ...filedAs })) };
    });
}

function requireUnique(files: readonly (ContentFile<{ slug: string }[]> & { name: string })[]): void {
  const seen = new Map<string, string>();
  for (const { name, data, refuse } of files) {
    data.forEach(({ slug }, index) => {
      const other = seen.get(slug);
      if (other)
        refuse([index, 'slug'], `the slug ${slug} is there twice${other === name ? '' : `, first in ${other}`}`);
      seen.set(slug, name);
    });
  }
}

/** The topics and questions of the starter content. @throws Error that names the file, the line and what is wrong there */
export function readBank(folder = CONTENT): Bank {
  const topics = readFolder(join(folder, 'topics'), topicsFile);
  const questions = readFolder(join(folder, 'questions'), questionsFile).map((file) => ({
    ...file,
    data: inLanguageOf(file.name, file.data),
  }));
  const packs = readPackFiles(join(folder, 'packs'));
  const papers = readPapers(join(folder, 'papers'));
  requireUnique(topics);
  requireUnique([...questions, ...packs, ...papers]);
  const specialties = new Map<string, SpecialtyKey>();
  for (const { specialty, data, refuse } of topics) {
    data.forEach((topic, index) => {
      if (topic.specialty !== specialty)
        refuse([index, 'specialty'], `${topic.slug} says that it belongs to ${topic.specialty}`);
      specialties.set(topic.slug, specialty);
    });
  }
  const former = new Set<string>();
  for (const { data, refuse } of topics) {
    data.forEach(({ formerly = [] }, index) =>
      formerly.forEach((slug, place) => {
        if (specialties.has(slug)) refuse([index, 'formerly', place], `${slug} is a topic still`);
        if (former.has(slug)) refuse([index, 'formerly', place], `${slug} is there twice`);
        former.add(slug);
      }),
    );
  }
  for (const { specialty, data, refuse } of questions) {
    data.forEach(({ slug, topic }, index) => {
      const found = specialties.get(topic);
      if (!found) refuse([index, 'topic'], `${slug}: there is no topic ${topic}`);
      if (found !== specialty) refuse([index, 'topic'], `${slug}: the topic ${topic} belongs to ${found}`);
    });
  }
  const drawn = readDiagrams(join(folder, 'diagrams'));
  for (const { data, refuse } of [...packs, ...papers])
    data.forEach(({ slug, topic, question_text }, index) => {
      if (!specialties.has(topic)) refuse([index, 'topic'], `${slug}: there is no topic ${topic}`);
      for (const name of diagramsOf(question_text))
        if (!drawn.has(name)) refuse([index, 'question_text'], `${slug}: there is no diagram ${name}`);
    });
  return {
    topics: topics.flatMap(({ data }) => data),
    questions: [...questions, ...packs].flatMap(({ data }) => data).map(withReasons),
    papers: papers.flatMap(({ data }) => data).map(withReasons),
  };
}
