import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { aQuestionEntry, aTopicEntry } from '../tooling/testing/factories/content';
import { sanitise, toPlainText } from '../html/sanitise';
import type { ParsedQuestion } from './question-content';
import { outdated } from './check';
import { readBank } from './read-questions';
import { readReferenceRanges } from './read-reference-ranges';

const bank = readBank();
const tags = (text: string) =>
  [...text.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, rest]) => `${tag}${/class="[^"]*"/.exec(rest!)?.[0] ?? ''}`);
const rightOf = (question: ParsedQuestion) => question.answers.filter((answer) => answer.correct).length;

describe('the starter bank', () => {
  const choices = bank.questions.filter((question) => question.question_type === 1);

  it('has 80 or more questions over 10 or more specialties, in all three forms', () => {
    expect(bank.questions.length).toBeGreaterThanOrEqual(80);
    const specialties = new Map(bank.topics.map((topic) => [topic.slug, topic.specialty]));
    expect(new Set(bank.questions.map((question) => specialties.get(question.topic))).size).toBeGreaterThanOrEqual(10);
    expect(choices.some((question) => rightOf(question) === 1)).toBe(true);
    expect(choices.some((question) => rightOf(question) > 1)).toBe(true);
    expect(bank.questions.some((question) => question.question_type === 4)).toBe(true);
  });

  it('has its keys in every place, none of them favoured', () => {
    const single = choices.filter((question) => rightOf(question) === 1);
    const places = [0, 1, 2, 3].map((place) => single.filter((question) => question.answers[place]!.correct).length);
    for (const count of places) expect(count / single.length).toBeGreaterThan(0.1);
    for (const count of places) expect(count / single.length).toBeLessThan(0.4);
  });

  it('has no stem twice', () => {
    const stems = bank.questions.map((question) => toPlainText(question.question_text).toLowerCase());
    expect(new Set(stems).size).toBe(stems.length);
  });

  it.each(bank.topics.map((topic) => [topic.slug, topic] as const))('topic %s is whole', (_slug, topic) => {
    expect(tags(sanitise(topic.summary))).toEqual(tags(topic.summary));
    expect(toPlainText(topic.summary).split(/\s+/).length).toBeGreaterThan(100);
    expect(topic.sources.length).toBeGreaterThan(0);
  });

  it.each(bank.questions.map((question) => [question.slug, question] as const))(
    'question %s is whole',
    (_slug, question) => {
      for (const html of [question.question_text, question.explanation_text]) {
        // Nothing that its author meant to be seen is lost to the sanitiser.
        expect(tags(sanitise(html))).toEqual(tags(html));
        expect(toPlainText(html).length).toBeGreaterThan(40);
      }
      for (const { text, label } of question.answers) {
        expect(text + label).not.toMatch(/<\/?\w|&\w+;/);
        if (question.question_type === 4) expect(label).not.toBe('');
      }
    },
  );

  it('has reference ranges in both languages', () => {
    const { en, es } = readReferenceRanges();
    expect(en.length).toBeGreaterThanOrEqual(4);
    expect(es.length).toBe(en.length);
    const titles = en.flatMap(({ subheadings }) => subheadings.map(({ heading }) => heading));
    expect(new Set(titles).size).toBe(titles.length);
    const folder = mkdtempSync(join(tmpdir(), 'ranges-'));
    writeFileSync(join(folder, 'reference-ranges.yaml'), '# of nothing\n- group: x\n');
    expect(() => readReferenceRanges(folder)).toThrow(/reference-ranges\.yaml:2: 0\.group: /);
    rmSync(folder, { recursive: true });
  });
});

describe('reading the files', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
  const read = (files: { topics?: Record<string, unknown>; questions?: Record<string, unknown> }) => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    folders.push(folder);
    for (const name of ['topics', 'questions'] as const) {
      mkdirSync(join(folder, name));
      for (const [file, list] of Object.entries(files[name] ?? {}))
        writeFileSync(join(folder, name, `${file}.yaml`), typeof list === 'string' ? list : stringify(list));
    }
    return readBank(folder);
  };
  const topics = { cardiology: [aTopicEntry()] };

  it('takes what fits together', () => {
    const found = read({ topics, questions: { cardiology: [aQuestionEntry()] } });
    expect(found).toMatchObject({
      topics: [{ slug: 'murmurs' }],
      questions: [{ slug: 'which-murmur', language: 'en', question_type: 1 }],
    });
  });

  const cardiology = (...questions: object[]) => ({ topics, questions: { cardiology: questions } });
  it.each<[string, Parameters<typeof read>[0], string]>([
    [
      'a field that is wrong',
      cardiology(aQuestionEntry(), aQuestionEntry({ slug: 'another', difficulty: 4 })),
      'questions/cardiology.yaml:LINE: 1.difficulty: ',
    ],
    [
      'a field that nobody knows',
      { topics: { cardiology: [aTopicEntry({ nmae: 'x' })] } },
      'topics/cardiology.yaml:1: 0: ',
    ],
    ['no list', { topics: { cardiology: {} } }, 'topics/cardiology.yaml:1: '],
    [
      'what is no YAML',
      { topics: { cardiology: '- slug: murmurs\n  name: "unclosed\n' } },
      'topics/cardiology.yaml:3: Missing closing "quote',
    ],
    [
      'a file of no specialty',
      { topics: { astrology: [] } },
      'topics/astrology.yaml:1: there is no specialty astrology',
    ],
    [
      'a topic of another specialty',
      { topics: { neurology: [aTopicEntry()] } },
      'topics/neurology.yaml:2: murmurs says that it belongs to cardiology',
    ],
    [
      'a question of no topic',
      cardiology(aQuestionEntry({ topic: 'gallops' })),
      'questions/cardiology.yaml:2: which-murmur: there is no topic gallops',
    ],
    [
      'a question among those of another specialty',
      { topics, questions: { neurology: [aQuestionEntry()] } },
      'questions/neurology.yaml:2: which-murmur: the topic murmurs belongs to cardiology',
    ],
    [
      'a topic twice',
      { topics: { cardiology: [aTopicEntry()], neurology: [aTopicEntry({ specialty: 'neurology' })] } },
      'topics/neurology.yaml:1: the slug murmurs is there twice, first in cardiology.yaml',
    ],
    [
      'a question twice',
      cardiology(aQuestionEntry(), aQuestionEntry()),
      'questions/cardiology.yaml:LINE: the slug which-murmur is there twice',
    ],
  ])('names the file and the line with %s', (_, files, message) => {
    const second = () => stringify((files.questions as { cardiology: unknown[] }).cardiology).split('\n');
    const line = (what: RegExp) => second().findLastIndex((text) => what.test(text)) + 1;
    expect(() => read(files)).toThrow(
      message.replace(
        'LINE',
        String(message.includes('difficulty') ? line(/difficulty:/) : message.includes('LINE') ? line(/slug:/) : ''),
      ),
    );
  });
});

it('what is generated from the content is up to date: `npm run content:check -- --write`', () => {
  expect(outdated()).toEqual([]);
});
