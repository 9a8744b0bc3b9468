import fc from 'fast-check';
import { answersAnother } from '~/domain/quizzes/generation/answers-another';
import { fold } from '~/domain/quizzes/generation/folded-text';
import { judge } from '~/domain/quizzes/generation/quality-gate';
import {
  type QuestionRequest,
  QuestionWriterError,
  type WrittenQuestion,
} from '~/domain/quizzes/generation/question-writer';
import type { Family } from '../content/read-facts';
import { aFamily } from '../tooling/testing/factories/facts';
import { itemsOf, stemOfItem } from './compose-question';
import { offlineQuestionWriter, offlineStock } from './offline-questions';

const topics = [
  { slug: 'arrhythmias', name: 'Arrhythmias' },
  { slug: 'hypertension', name: 'Hypertension' },
];
const request: QuestionRequest = {
  specialty: 'cardiology',
  topic: null,
  topics,
  focus: null,
  language: 'en',
  avoid: [],
  seed: 1,
};
const write = (families: Family[], change: Partial<QuestionRequest> = {}) =>
  offlineQuestionWriter(families)({ ...request, ...change });

/** Writes until nothing is left. */
async function writeAll(families: Family[], change: Partial<QuestionRequest> = {}): Promise<WrittenQuestion[]> {
  const all: WrittenQuestion[] = [];
  for (let seed = 0; ; seed += 1) {
    try {
      all.push(await write(families, { ...change, seed, avoid: all.map((one) => one.question_text) }));
    } catch (error) {
      if (error instanceof QuestionWriterError && error.kind === 'nothing-left') return all;
      throw error;
    }
  }
}

describe('the offline writer of questions', () => {
  it('asks about one fact, with the answers of its siblings as distractors', async () => {
    const family = aFamily();
    const question = await write([family]);
    const item = itemsOf(family).find((one) => stemOfItem(one) === question.question_text)!;
    const { member, direction } = item;
    expect(question.options).toHaveLength(5);
    expect(question.options.find((option) => option.correct)?.text.toLowerCase()).toBe(
      direction === 'forth' ? member.answer : member.subject,
    );
    const others = family.members
      .filter((one) => one !== member)
      .map((one) => (direction === 'forth' ? one.answer : one.subject));
    for (const option of question.options.filter((one) => !one.correct))
      expect(others).toContain(option.text.toLowerCase());
    expect(question).toMatchObject({
      topic: family.topic,
      focus: family.focus,
      difficulty: family.difficulty,
      source: family.source,
      writer: 'offline',
    });
  });

  it('explains the key, says what each distractor belongs to, names the source and that it is automatic', async () => {
    const family = aFamily();
    const { explanation, options } = await write([family]);
    const shown = family.members.filter((member) =>
      options.some((option) => [member.answer, member.subject].includes(option.text.toLowerCase())),
    );
    expect(shown).toHaveLength(5);
    for (const member of shown) expect(explanation).toContain(member.because);
    expect(explanation.match(/^- /gm)).toHaveLength(4);
    expect(explanation).toContain(`${family.source.title}. Example Press, 2024.`);
    expect(explanation).toContain('put together automatically');
  });

  it('is automatic in Spanish as well', async () => {
    const members = ['abeto', 'cedro', 'fresno', 'olmo', 'roble'].map((tree, index) => ({
      subject: `de la serie ${index}`,
      answer: `el ${tree}`,
      because: `El plano pone el ${tree} al lado de la piedra.`,
    }));
    const spanish = aFamily({
      language: 'es',
      ask: '¿Qué árbol crece donde se puso la piedra {subject}?',
      ask_back: null,
      members,
    });
    expect((await write([spanish, aFamily()], { language: 'es' })).explanation).toContain('compuesto automáticamente');
  });

  it('writes the same for the same seed, and another order and choice for others', async () => {
    const family = aFamily({ size: 8 });
    expect(await write([family], { seed: 7 })).toEqual(await write([family], { seed: 7 }));
    const many = await Promise.all(Array.from({ length: 40 }, (_, seed) => write([family], { seed })));
    expect(new Set(many.map((one) => one.question_text)).size).toBeGreaterThan(10);
    expect(new Set(many.map((one) => one.options.findIndex((option) => option.correct))).size).toBe(5);
  });

  it('leaves one sibling of a family of five out, so that not every question has the same options', async () => {
    const family = aFamily({ size: 5 });
    const many = await Promise.all(Array.from({ length: 20 }, (_, seed) => write([family], { seed })));
    expect(new Set(many.map((one) => one.options.length))).toEqual(new Set([4]));
  });

  it('asks about everything once each way, the other way round last, and then gives up', async () => {
    const families = [aFamily(), aFamily({ size: 5, ask_back: null })];
    const all = await writeAll(families);
    expect(all).toHaveLength(6 * 2 + 5);
    expect(new Set(all.map((one) => fold(one.question_text))).size).toBe(all.length);
    const members = all
      .slice(0, 11)
      .map((one) => families.flatMap(itemsOf).find((item) => stemOfItem(item) === one.question_text)!.member);
    expect(new Set(members).size).toBe(11);
  });

  it('asks nothing in one quiz that another of its questions answers, and writes as many as it counts', async () => {
    const families = [aFamily(), aFamily({ size: 5 })];
    const quiz: WrittenQuestion[] = [];
    const besideOf = () =>
      quiz.map((one) => ({
        stem: one.question_text,
        keys: one.options.filter(({ correct }) => correct).map(({ text }) => text),
      }));
    const next = () =>
      write(families, { seed: quiz.length, avoid: quiz.map((one) => one.question_text), beside: besideOf() });
    for (let left = offlineStock(families).count(request, [])!; left > 0; left -= 1) quiz.push(await next());
    expect(quiz).toHaveLength(6 + 5);
    const asked = besideOf();
    for (const [place, one] of asked.entries())
      for (const other of asked.slice(place + 1)) expect(answersAnother(one, other)).toBe(false);
    await expect(next()).rejects.toThrow('no more facts');
  });

  it('has variety: no family comes again before the others have', async () => {
    const families = [aFamily(), aFamily(), aFamily()];
    const first = (await writeAll(families)).slice(0, 3);
    expect(new Set(first.map((one) => one.source.title)).size).toBe(3);
  });

  it('keeps to the topic, the focus, the specialty and the language, and counts what it can write', async () => {
    const wanted = aFamily({ focus: 'management', topic: 'hypertension', ask_back: null });
    const sameTopic = aFamily({ focus: 'diagnosis', topic: 'hypertension', ask_back: null });
    const sameFocus = aFamily({ focus: 'management', topic: 'arrhythmias', ask_back: null });
    const others = [
      aFamily({ specialty: 'neurology', topic: 'hypertension', focus: 'management' }),
      aFamily({ language: 'es', topic: 'hypertension', focus: 'management' }),
      aFamily({ topic: 'gout', focus: 'management' }),
    ];
    const families = [...others, sameFocus, sameTopic, wanted];
    const choice = { ...request, topic: topics[1]!, focus: 'management' as const };
    const all = await writeAll(families, choice);
    expect(all.map((one) => one.source.title)).toEqual(wanted.members.map(() => wanted.source.title));
    const stock = offlineStock(families);
    const had = all.slice(0, 2).map((one) => `<p>${one.question_text}</p>`);
    expect([
      stock.count(choice, []),
      stock.count(choice, had),
      stock.count({ ...choice, focus: null }, []),
      stock.count({ ...choice, topic: null, focus: null }, []),
    ]).toEqual([6, 4, 12, 18]);
    expect([stock.languages('cardiology'), stock.languages('neurology'), stock.languages('dermatology')]).toEqual([
      ['en', 'es'],
      ['en'],
      [],
    ]);
  });

  it('gives up at once where there are no facts', async () => {
    await expect(write([])).rejects.toMatchObject({ name: 'QuestionWriterError', kind: 'nothing-left' });
  });

  it('leaves a fact out that no set of distractors makes a good question of', async () => {
    const family = aFamily({ ask_back: null });
    const [first, ...others] = family.members;
    const spoilt = { ...family, members: [{ ...first!, subject: 'alder stone of the year' }, ...others] };
    const all = await writeAll([spoilt]);
    expect(all).toHaveLength(5);
    expect(all.some((one) => one.question_text.includes('alder'))).toBe(false);
  });

  it('writes nothing that the gate refuses, for any choice', async () => {
    const families = [
      aFamily(),
      aFamily({ size: 5 }),
      aFamily({ size: 8, topic: 'hypertension', focus: 'management' }),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.constantFrom(null, ...topics),
        fc.constantFrom(null, 'management' as const, 'diagnosis' as const),
        fc.nat(30),
        async (seed, topic, focus, asked) => {
          const avoid = families.flatMap(itemsOf).map(stemOfItem).slice(0, asked);
          fc.pre(offlineStock(families).count({ ...request, topic, focus }, avoid) !== 0);
          const question = await write(families, { seed, topic, focus, avoid });
          expect(avoid).not.toContain(question.question_text);
          expect(
            judge(question, { language: 'en', topics: topics.map(({ slug }) => slug), keys: 1 }).refusal,
          ).toBeNull();
        },
      ),
    );
  });
});
