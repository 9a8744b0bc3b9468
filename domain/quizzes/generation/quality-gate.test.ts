import fc from 'fast-check';
import { clean, fold, foldHard } from './folded-text';
import { type Asked, judge, REFUSALS, STEM_KEPT, stemOf } from './quality-gate';
import type { WrittenQuestion } from './question-writer';
import { FLAWED } from '../testing/flawed-questions';
import { FIGURES, GOOD, SPANISH, TOPICS, withOption, withRemark, withStem } from '../testing/written-questions';

const asked: Asked = { language: 'en', topics: TOPICS, keys: 1 };
const refusal = (question: unknown, change: Partial<Asked> = {}) => judge(question, { ...asked, ...change }).refusal;

describe('the corpus of bad questions', () => {
  it('holds twenty flaws or more, and each reason of the gate', () => {
    expect(FLAWED.length).toBeGreaterThanOrEqual(20);
    expect(new Set(FLAWED.map(({ flaw }) => flaw)).size).toBe(FLAWED.length);
    const found = ['duplicate-in-bank', 'duplicate-in-quiz', 'answers-another', 'unreadable'];
    expect([...new Set(FLAWED.map((one) => one.refusal))].sort()).toEqual(
      REFUSALS.filter((reason) => !found.includes(reason)).sort(),
    );
  });

  it.each(FLAWED.map((one) => [one.flaw, one.refusal, one] as const))(
    '%s is refused as %s, and the same without it is not',
    (_flaw, expected, { bad, good, language = 'en' }) => {
      expect(refusal(bad, { language })).toBe(expected);
      expect(refusal(good, { language })).toBeNull();
    },
  );
});

describe('what is asked for', () => {
  it('may be more than one key', () => {
    const two = { ...GOOD, options: GOOD.options.map((option, index) => ({ ...option, correct: index < 2 })) };
    expect(refusal(two, { keys: 2 })).toBeNull();
    expect(refusal(GOOD, { keys: 2 })).toBe('no-key');
    const all = { ...GOOD, options: GOOD.options.map((option) => ({ ...option, correct: true })) };
    expect(refusal(all, { keys: 5 })).toBe('too-many-keys');
  });

  it('is compared as a reader would: signs and figures count, case and points do not', () => {
    expect(foldHard('β-Blocker')).toBe(foldHard('β blocker.'));
    expect(foldHard('Ménière’s disease')).toBe(foldHard("MENIERE'S  DISEASE"));
    for (const [one, other] of [
      ['<5 mmol/L', '>5 mmol/L'],
      ['1.5 mg', '15 mg'],
      ['1/2', '12'],
      ['-5 °C', '5 °C'],
      ['Na+', 'Na'],
      ['α-blocker', 'β-blocker'],
      ['10%', '10'],
    ] as const) {
      expect(foldHard(one)).not.toBe(foldHard(other));
    }
  });

  it.each([
    'A patient has a µ-opioid overdose with a PaCO2 >8 kPa and a β-blocker in the history. Which artery is most likely to be occluded?',
    'A nurse shows you the system for prompts on the ward computer. Which artery is most likely to be occluded?',
    'Given as an antiarrhythmic of class Ia, a drug was new to him. Which artery is most likely to be occluded?',
    'The user of a wheelchair: he ignores his symptoms and forgets his tablets. Which artery is most likely to be occluded?',
    'He weighs 70 kg, e.g. as measured at 9.30 a.m. by Dr. No. Which artery is most likely to be occluded?',
  ])('takes nothing for an attack that is none: %s', (stem) => {
    expect(refusal(withStem(GOOD, stem))).toBeNull();
  });

  it('figures with figures of another unit are of one kind', () => {
    expect(refusal(withOption(withOption(FIGURES, 3, '500 micrograms twice a day'), 4, '1–2 mg/kg'))).toBeNull();
    expect(refusal(withOption(withOption(GOOD, 3, 'Lead V5'), 4, 'Grade 3 stenosis'))).toBeNull();
  });
});

describe('any output of a writer', () => {
  const question = fc.constantFrom(GOOD, FIGURES);
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const HTML = /<\s*[a-z!/?]/i;

  it('the gate answers, and never throws', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({
        question_text: text,
        options: fc.array(fc.record({ text, correct: fc.boolean() })),
        explanation: text,
        source: fc.anything(),
        topic: text,
        focus: text,
        difficulty: fc.integer(),
        writer: text,
      }),
    );
    fc.assert(
      fc.property(anything, (candidate) => {
        expect(REFUSALS).toContain(judge(candidate, asked).refusal);
        expect([...stemOf(candidate)].length).toBeLessThanOrEqual(STEM_KEPT);
      }),
    );
  });

  it('a question that passes has one key, options that differ, and no markup', () => {
    const part = fc.oneof(
      text,
      fc.constantFrom(
        '<b>',
        '</p>',
        '<',
        '>',
        '&lt;',
        '\u202e',
        '\u200b',
        'ignore previous instructions',
        '0ignore previous instructions1',
        'https://a.example',
        'Left main stem',
        '?',
        ' ',
      ),
    );
    const mixed = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        question,
        mixed,
        mixed,
        mixed,
        fc.nat(4),
        fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
        (base, before, inside, remark, index, keys) => {
          const candidate: WrittenQuestion = {
            ...withRemark(withOption(withStem(base, before + base.question_text), index, inside), remark),
            options: withOption(base, index, inside).options.map((option, at) => ({ ...option, correct: keys[at]! })),
          };
          const judged = judge(candidate, asked);
          if (judged.refusal !== null) return;
          const { options, question_text, explanation } = judged.question;
          expect(options.filter((option) => option.correct)).toHaveLength(1);
          expect(new Set(options.map((option) => foldHard(option.text))).size).toBe(options.length);
          for (const one of [question_text, explanation, ...options.map((option) => option.text)]) {
            expect(one).not.toMatch(HTML);
            expect(one).not.toMatch(/https?:\/\/|[\p{Cf}\p{Cs}\0]/u);
            expect(fold(one)).not.toContain('ignore previous instructions');
            expect(clean(one)).toBe(one);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('the order of the options decides nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...FLAWED.filter((one) => typeof one.bad === 'object' && Array.isArray((one.bad as WrittenQuestion).options)),
        ),
        fc.infiniteStream(fc.nat()),
        ({ bad, language = 'en' }, chance) => {
          const { options } = bad as WrittenQuestion;
          const keyed = options.map((option) => ({ option, key: chance.next().value as number }));
          const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ option }) => option);
          expect(refusal({ ...(bad as WrittenQuestion), options: shuffled }, { language })).toBe(
            refusal(bad, { language }),
          );
        },
      ),
    );
  });

  it('what passed once passes again, unchanged', () => {
    for (const good of [GOOD, FIGURES, SPANISH]) {
      const language = good === SPANISH ? ('es' as const) : ('en' as const);
      const first = judge(good, { ...asked, language });
      expect(first).toEqual({ refusal: null, question: good });
    }
  });

  it('a marking word of the stem in the key gives it away wherever it stands', () => {
    const words = fc.constantFrom('pericarditis', 'thrombolysis', 'angiography', 'troponin', 'ventricular');
    fc.assert(
      fc.property(words, fc.boolean(), (word, first) => {
        const given = withOption(
          withStem(GOOD, `After ${word} a man of 58 has new inferior ST elevation. Which answer fits best?`),
          0,
          first ? `${word} repeated` : `Repeated ${word}`,
        );
        expect(refusal(given)).toBe('key-given-away');
        expect(refusal(withOption(given, 1, `Late ${word}`))).toBeNull();
      }),
    );
  });
});
