import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { SPECIALTY_KEYS, type SpecialtyKey } from '~/domain/questions/specialties';
import { type ParsedQuestion, type ParsedTopic, questionContent, topicContent } from './question-content';

/** What the files of topics and questions say. */
export interface Bank {
  topics: ParsedTopic[];
  questions: ParsedQuestion[];
}

interface InFile<T> {
  /** Such as `infra/content/topics/cardiology.ts`. */
  file: string;
  specialty: SpecialtyKey;
  items: T[];
}

const wrong = (file: string, what: string) => new Error(`infra/content/${file}: ${what}`);
const isSpecialty = (key: string): key is SpecialtyKey => (SPECIALTY_KEYS as readonly string[]).includes(key);

/** Every file of a folder, named after its specialty. A refused item is named by its slug where it has one. */
function readFolder<S extends z.ZodType>(folder: string, name: 'topics' | 'questions', item: S): InFile<z.output<S>>[] {
  const files = readdirSync(join(folder, name)).filter((file) => /^[\w-]+\.[cm]?[jt]s$/.test(file)).sort();
  return files.map((entry) => {
    const file = `${name}/${entry}`;
    const specialty = entry.replace(/\.\w+$/, '');
    if (!isSpecialty(specialty)) throw wrong(file, `there is no specialty ${specialty}`);
    const loaded = (require(join(folder, name, entry)) as Record<string, unknown>)[name];
    if (!Array.isArray(loaded)) throw wrong(file, `exports no list called ${name}`);
    const items = loaded.map((one: unknown, index) => {
      const parsed = item.safeParse(one);
      if (parsed.success) return parsed.data;
      const called = String((one as { slug?: unknown } | null)?.slug ?? index);
      throw wrong(file, `${called}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`);
    });
    return { file, specialty, items };
  });
}

function requireUnique(files: InFile<{ slug: string }>[]): void {
  const seen = new Map<string, string>();
  for (const { file, items } of files) {
    for (const { slug } of items) {
      const other = seen.get(slug);
      if (other) throw wrong(file, `the slug ${slug} is there twice${other === file ? '' : `, first in infra/content/${other}`}`);
      seen.set(slug, file);
    }
  }
}

/** The topics and questions of the starter content. @throws Error that names the file and what is wrong in it */
export function readBank(folder = __dirname): Bank {
  const topics = readFolder(folder, 'topics', topicContent);
  const questions = readFolder(folder, 'questions', questionContent);
  requireUnique(topics);
  requireUnique(questions);
  const specialties = new Map<string, SpecialtyKey>();
  for (const { file, specialty, items } of topics) {
    for (const topic of items) {
      if (topic.specialty !== specialty) throw wrong(file, `${topic.slug} says that it belongs to ${topic.specialty}`);
      specialties.set(topic.slug, specialty);
    }
  }
  for (const { file, specialty, items } of questions) {
    for (const { slug, topic } of items) {
      const found = specialties.get(topic);
      if (!found) throw wrong(file, `${slug}: there is no topic ${topic}`);
      if (found !== specialty) throw wrong(file, `${slug}: the topic ${topic} belongs to ${found}`);
    }
  }
  return { topics: topics.flatMap(({ items }) => items), questions: questions.flatMap(({ items }) => items) };
}
