import { EMPTY, type ExchangedQuestion, type Note, type Refusal } from '~/domain/questions/exchange/exchanged-question';
import { keyOf, PictureRefused, preparer, type StorePicture } from './prepare';

const defaults = { topic_id: 1, specialty_id: 1, focus_id: 3, difficulty: 2, language: 'en' as const };
const topics = [
  { id: 1, specialty_id: 1, slug: 'heart-failure', name: 'Heart failure', name_es: 'Insuficiencia cardíaca' },
  { id: 2, specialty_id: 5, slug: 'acute-kidney-injury', name: 'Acute kidney injury', name_es: 'Lesión renal aguda' },
];
const right = { label: '', text: 'a', correct: true };
const wrong = { label: '', text: 'b', correct: false };
const stored: Uint8Array[] = [];
const storePicture: StorePicture = async (bytes) => {
  if (bytes.length === 0) throw new PictureRefused('broken');
  stored.push(bytes);
  return '/media/images/abc.png';
};
beforeEach(() => stored.splice(0));

const prepare = (change: Partial<ExchangedQuestion>, pictures = new Map<string, Uint8Array>(), notes: Note[] = []) =>
  preparer({ defaults, topics, storePicture, origin: 'https://quiz.example' })({
    kind: 'question',
    number: 1,
    line: 1,
    title: '',
    pictures,
    notes,
    question: { ...EMPTY, stem: '<p>What?</p>', answers: [right, wrong], ...change },
  });

describe('a question of a file', () => {
  it('is filed as it says, in either language, by slug, name or category, and else as was chosen', async () => {
    const where = async (change: Partial<ExchangedQuestion>) => {
      const { body, notes } = await prepare(change);
      return [body!.topic_id, body!.specialty_id, body!.focus_id, body!.difficulty, body!.language, notes.join()];
    };
    expect(await where({})).toEqual([1, 1, 3, 2, 'en', '']);
    expect(await where({ topic: 'acute-kidney-injury', focus: 'diagnosis', difficulty: 3, language: 'es' })).toEqual([
      2,
      5,
      1,
      3,
      'es',
      '',
    ]);
    expect(await where({ topic: 'lesion renal aguda' })).toEqual([2, 5, 3, 2, 'en', '']);
    expect(await where({ category: 'nephrology/Acute Kidney Injury/Hard ones' })).toEqual([2, 5, 3, 2, 'en', '']);
    expect(await where({ topic: 'plumbing', focus: 'taste' })).toEqual([
      1,
      1,
      3,
      2,
      'en',
      'topic-unknown,focus-unknown',
    ]);
  });

  it('is sanitised, and says when something was lost', async () => {
    const { body, notes } = await prepare({
      stem: '<p onclick="x()">Look <script>alert(1)</script></p>',
      explanation: '<p><b>x</b></p>',
    });
    expect(body).toMatchObject({ question_text: '<p>Look </p>', explanation_text: '<p><strong>x</strong></p>' });
    expect(notes).toEqual(['text-markup']);
  });

  it('keeps its pictures, embedded in the file or in the text', async () => {
    const { body } = await prepare(
      { stem: '<p><img src="@@PLUGINFILE@@/a%20b.png" alt="x"><img src="data:image/png;base64,AQID"></p>' },
      new Map([['a b.png', Buffer.from([9])]]),
    );
    expect(body!.question_text).toBe(
      '<p><img src="/media/images/abc.png" alt="x" /><img src="/media/images/abc.png" /></p>',
    );
    expect(stored.map((bytes) => [...bytes])).toEqual([[9], [1, 2, 3]]);
  });

  it('has its own pictures back that an export has linked to, and notes those of other sites that explain something', async () => {
    const { body, notes } = await prepare({
      stem: '<p><img src="https://quiz.example/media/images/own.png" /></p>',
      explanation: '<p>x<img src="https://other.example/x.png" /></p>',
    });
    expect(body).toMatchObject({
      question_text: '<p><img src="/media/images/own.png" /></p>',
      explanation_text: '<p>x</p>',
    });
    expect(notes).toContain('linked-picture');
  });

  it.each([
    ['a picture that is not in the file', '<p>Why <img src="@@PLUGINFILE@@/gone.png"></p>'],
    ['a picture that is none', '<p>Why <img src="@@PLUGINFILE@@/bad.png"></p>'],
    ['sound', '<p>Why <audio src="@@PLUGINFILE@@/heart.mp3"></audio></p>'],
  ])('loses an explanation with %s, and says so', async (_what, explanation) => {
    const { body, refusal, notes } = await prepare({ explanation }, new Map([['bad.png', new Uint8Array()]]));
    expect([body!.explanation_text, refusal, notes]).toEqual(['', null, ['feedback-lost']]);
  });

  it.each<[string, Partial<ExchangedQuestion>, Refusal, string]>([
    [
      'sound',
      { stem: '<p>Listen <audio controls><source src="@@PLUGINFILE@@/heart.mp3"></audio></p>' },
      'media-not-kept',
      'heart.mp3',
    ],
    [
      'sound in the text itself',
      { stem: '<p>Listen <audio src="data:audio/mpeg;base64,AQID"></audio></p>' },
      'media-not-kept',
      'audio',
    ],
    ['a video', { stem: '<p>Look <video src="@@PLUGINFILE@@/a%20b.mp4"></video></p>' }, 'media-not-kept', 'a b.mp4'],
    [
      'a video of another site',
      { stem: '<p>Look <iframe src="https://example.org/v"></iframe></p>' },
      'media-not-kept',
      'https://example.org/v',
    ],
    [
      'sound that a link plays',
      { stem: '<p><a href="@@PLUGINFILE@@/heart.mp3">Listen</a></p>' },
      'media-not-kept',
      'heart.mp3',
    ],
    [
      'a picture that is not in the file',
      { stem: '<p><img src="@@PLUGINFILE@@/gone.png"></p>' },
      'picture-missing',
      'gone.png',
    ],
    [
      'a picture of another site',
      { stem: '<p>What is it? <img src="https://other.example/x.png"></p>' },
      'picture-elsewhere',
      'https://other.example/x.png',
    ],
    ['a picture that is none', { stem: '<p><img src="@@PLUGINFILE@@/bad.png"></p>' }, 'picture-unreadable', 'bad.png'],
    [
      'too many pictures',
      { stem: Array.from({ length: 21 }, (_, index) => `<img src="@@PLUGINFILE@@/${index}">`).join('') },
      'too-many-pictures',
      '21',
    ],
    ['no words', { stem: '<p>&nbsp; <script>x</script></p>' }, 'stem-missing', ''],
    ['a stem that is too long', { stem: `<p>${'x'.repeat(50_001)}</p>` }, 'text-too-long', '50008'],
    ['an option that is too long', { answers: [right, { ...wrong, text: 'x'.repeat(2_001) }] }, 'answer-too-long', '2'],
    [
      'a label that is too long',
      { question_type: 4, answers: [{ ...right, label: 'x'.repeat(81) }] },
      'label-too-long',
      '1',
    ],
    ['one option', { answers: [right] }, 'too-few-options', ''],
    [
      'ten options',
      { answers: [right, ...Array.from({ length: 9 }, (_, index) => ({ ...wrong, text: String(index) }))] },
      'too-many-options',
      '10',
    ],
    ['the same option twice', { answers: [right, wrong, { ...wrong }] }, 'option-twice', '3'],
    ['an empty option', { answers: [right, { ...wrong, text: ' ' }] }, 'option-empty', '2'],
    ['nothing right', { answers: [wrong, { ...wrong, text: 'c' }] }, 'no-correct-option', ''],
    ['nothing wrong', { answers: [right, { ...right, text: 'c' }] }, 'no-wrong-option', ''],
    [
      'five boxes',
      {
        question_type: 4,
        answers: Array.from({ length: 5 }, (_, index) => ({ label: `l${index}`, text: 'x', correct: true })),
      },
      'too-many-boxes',
      '5',
    ],
    ['two boxes without labels', { question_type: 4, answers: [right, { ...right, text: 'c' }] }, 'label-missing', '1'],
  ])('is refused for %s', async (_what, change, refusal, about) => {
    expect(await prepare(change, new Map([['bad.png', new Uint8Array()]]))).toMatchObject({ refusal, about });
  });

  it('loses a link that is none, and tags that mean nothing here, and says so', async () => {
    const { body, notes } = await prepare({ further_reading: 'javascript:alert(1)', tags: ['ward'] });
    expect([body!.further_reading, notes]).toEqual(['', ['link-dropped', 'tags-dropped']]);
  });

  it('is the same as another with the same words and answers, in any order, and with the same pictures', async () => {
    const key = async (change: Partial<ExchangedQuestion>) => keyOf((await prepare(change)).body!);
    const first = await key({});
    expect(
      await key({
        stem: '<p><strong>WHAT?</strong></p>',
        answers: [wrong, { ...right, text: 'A' }],
        explanation: '<p>x</p>',
      }),
    ).toBe(first);
    for (const other of [
      {
        answers: [
          { ...right, correct: false },
          { ...wrong, correct: true },
        ],
      },
      { stem: '<p>What</p>' },
      { stem: '<p>What?<img src="/media/images/1.png" /></p>' },
    ])
      expect(await key(other)).not.toBe(first);
  });
});
