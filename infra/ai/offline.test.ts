import { LANGUAGES } from '~/domain/accounts/contract';
import type { FeedbackInput } from '~/domain/stations/feedback-writer';
import { NO_GRADES } from '~/domain/stations/marking';
import { toPlainText } from '../html/sanitise';
import { writeOffline } from './offline';
import { readStations } from '../content/load';
import { stationTemplates } from '../content/station-templates/station-templates';
import { topicOf } from './offline-advice';

const section = (title: string, items: Record<string, boolean>) => {
  const list = Object.entries(items).map(([name, ticked]) => ({ title: name, ticked }));
  return { title, ticked: list.filter((item) => item.ticked).length, total: list.length, items: list };
};
/** A section of so many items without a topic, of which the first are ticked. */
const plain = (title: string, ticked: number, total: number) =>
  section(
    title,
    Object.fromEntries(
      Array.from({ length: total }, (_, index) => [`${title} ${'abcdefghij'[index]}`, index < ticked]),
    ),
  );

const input: FeedbackInput = {
  station_name: 'Chest pain',
  style: 1,
  language: 'en',
  sections: [
    section('Opening', { 'Introduces self': true, 'Starts with an open question': true }),
    section('History', {
      'Asks about onset': true,
      'Asks about <smoking>': false,
      'Asks about prescribed medicines and allergies': false,
      'Asks about family history': false,
      'Explores worries': false,
    }),
  ],
  grades: null,
  comments: '',
  seconds_used: 425,
  seconds_allowed: 480,
  earlier: [],
};

const written = async (change: Partial<FeedbackInput> = {}) => (await writeOffline({ ...input, ...change })).html;
const text = async (change: Partial<FeedbackInput> = {}) => toPlainText(await written(change));
const inSpanish = (sections: FeedbackInput['sections']) => text({ language: 'es', sections });

describe('the offline writer', () => {
  it('says that it is the offline writer', async () => expect((await writeOffline(input)).writer).toBe('offline'));

  it.each([
    [0, 'You covered 0 of the 10 items (0%). That says little'],
    [4, '4 of the 10 items (40%). The station was not complete enough to be safe yet.'],
    [5, '(50%). The outline was there'],
    [6, '(60%). The outline was there'],
    [7, '(70%). That is a sound performance'],
    [9, '(90%). That is a very good performance.'],
    [10, '(100%). Nothing on the checklist was missed.'],
  ])('says what %i of 10 means', async (ticked, expected) =>
    expect(await text({ sections: [plain('History', ticked, 10)] })).toContain(expected),
  );

  it('calls a section strong or weak by its share, not by how many items it has', async () => {
    const said = await text({ sections: [plain('Long', 8, 10), plain('Short', 1, 3), plain('Middle', 3, 5)] });
    expect(said).toContain('Your strongest part was “Long”, with 8 of 10. “Short” was the weakest, with 1 of 3.');
  });

  it('never praises half of a section', async () => {
    const said = await text({ sections: [plain('History', 3, 6), plain('Plan', 1, 6)] });
    expect(said).not.toContain('strongest');
    expect(said).toContain('The weakest part was “Plan”, with 1 of 6.');
  });

  it('says that nothing stands out where no section does', async () => {
    expect(await text({ sections: [plain('History', 6, 10), plain('Plan', 6, 10)] })).toContain(
      'lost evenly across the sections',
    );
    expect(await text({ sections: [plain('History', 1, 10), plain('Plan', 1, 10)] })).not.toContain('evenly');
  });

  it('speaks of three missed items at most, the most important first, with why and what to say', async () => {
    const lines = (await text()).split('\n').filter((line) => line.startsWith('- '));
    expect(lines.map((line) => /“(.*?)”/.exec(line)![1])).toEqual([
      'Asks about prescribed medicines and allergies',
      'Explores worries',
      'Asks about family history',
    ]);
    expect(lines[0]).toContain(
      'A missed allergy can harm the patient with the first dose. You could say: “Are you allergic to anything',
    );
  });

  it('does not list what was missed: the summary does', async () => {
    const said = await text({ sections: [plain('History', 2, 10)] });
    expect(said.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1);
    for (const letter of 'defghij') expect(said).not.toContain(`History ${letter}`);
  });

  it('leaves what nobody could judge out of all but the score', async () => {
    const unjudged = (title: string) => ({ title, ticked: false, unjudged: true as const });
    const one = section('Opening', { 'Introduces self': true });
    const opening = { ...one, total: 3, items: [...one.items, unjudged('Washes hands'), unjudged('Uses silence')] };
    const said = await text({ sections: [opening, section('History', { 'Asks about onset': true })] });
    expect(said).toContain('You covered 2 of the 4 items (50%). 2 of the others cannot be judged from what was said.');
    expect(said).toContain('Nothing on the checklist was missed.');
    expect(said).not.toContain('Washes hands');
    expect(said).not.toContain('go through “Opening”');
    expect(await inSpanish([opening])).toContain('Otros 2 no se pueden evaluar por lo que se dijo.');
  });

  it('shows a title as text, with any markup in it, and quotes inside quotes as inner ones', async () => {
    const said = await written({ sections: [section('A <b>', { 'Answers “Am I <i>dying</i>?” honestly': false })] });
    expect(said).toContain('Answers ‘Am I &lt;i&gt;dying&lt;/i&gt;?’ honestly');
    expect(said).toContain('“A &lt;b&gt;”');
  });

  it.each([
    [425, null],
    [500, 'You needed 0:20 min more than the station gives.'],
    [480, null],
    [240, null],
    [239, 'You stopped with 4:01 min left'],
    [200, 'You stopped with 4:40 min left'],
    [0, null],
  ])('says of %i seconds only what is worth saying', async (seconds_used, expected) => {
    const said = await text({ seconds_used });
    if (expected) expect(said).toContain(expected);
    else expect(said).not.toMatch(/min (?:more|left)/);
  });

  it('compares with the last attempt', async () => {
    expect(await text()).not.toContain('last attempt');
    expect(
      await text({
        earlier: [
          { score: 20, seconds_used: 400 },
          { score: 30.5, seconds_used: 400 },
        ],
      }),
    ).toContain('It is 12.4 points more than your last attempt. It is your best so far.');
    expect(await text({ earlier: [{ score: 62.9, seconds_used: 400 }] })).toContain('20 points fewer');
    expect(await text({ earlier: [{ score: 42.9, seconds_used: 400 }] })).toContain(
      'the same score as your last attempt',
    );
  });

  it('reads the grades of a GP case, and names the domain that needs most work', async () => {
    const said = await text({
      style: 2,
      grades: { dgd_grade: 'clear-pass', cmc_grade: 'fail', rto_grade: 'pass', overall_score: 'fail' },
    });
    expect(said).toContain(
      'data gathering and diagnosis – clear pass, clinical management – fail, relating to others – pass, and overall – fail.',
    );
    expect(said).toContain('Management needs the most work');
    expect(
      await text({
        style: 2,
        grades: { dgd_grade: 'pass', cmc_grade: 'pass', rto_grade: 'pass', overall_score: 'pass' },
      }),
    ).not.toContain('needs the most work');
    expect(await text({ style: 2, grades: NO_GRADES })).not.toContain('grades');
  });

  it('ends with one thing to practise', async () => {
    expect((await text()).match(/One thing to practise/g)).toHaveLength(1);
    expect(await text()).toContain('go through “History” aloud with a partner until all 5 items come without the list');
    expect(await text({ sections: [plain('History', 4, 4)] })).toContain('in two minutes less');
  });

  it('points to the comments where there are some', async () => {
    expect(await text()).not.toContain('comments');
    expect(await text({ comments: 'Slow down.' })).toContain('Read the examiner’s comments');
  });

  it('writes Spanish for a Spanish station, from a low score to all of it', async () => {
    const history = { 'Pregunta por el inicio': true, 'Medicación y alergias': false, 'Pregunta por el tabaco': false };
    const low = await inSpanish([section('Anamnesis', history), plain('Plan', 0, 4)]);
    expect(low).toMatch(/Cubriste 1 de los 7 ítems \(14,3\s%\)\. La estación aún no fue lo bastante completa/);
    expect(low).toContain('«Medicación y alergias». Una alergia que se pasa por alto');
    expect(low).toContain('Una cosa que practicar: repasa «Plan»');
    expect(await inSpanish([plain('Plan', 3, 5)])).toContain('El esquema estaba');
    expect(await inSpanish([plain('Plan', 9, 10)])).toContain('Es una actuación muy buena');
    const graded = await text({
      language: 'es',
      style: 2,
      grades: { dgd_grade: 'fail', cmc_grade: 'pass', rto_grade: 'pass', overall_score: 'fail' },
      comments: 'Bien.',
      earlier: [{ score: 20, seconds_used: 1 }],
      seconds_used: 500,
    });
    expect(graded).toContain('recogida de datos y diagnóstico – suspenso');
    expect(graded).not.toMatch(/\b(?:the|missed|with|items|you)\b/);
  });
});

describe('what an item is about', () => {
  it.each([
    ['en', 'Background: surgery, catheter, allergies', 'handover'],
    ['en', 'Acknowledges shock before giving further information', 'emotion'],
    ['en', 'Plans aspirin 300 mg', 'treatment'],
    ['en', 'Asks about previous steroids', 'risk-factors'],
    ['en', 'Quantifies smoking', 'social'],
    ['en', 'Cleans hands before touching the patient', 'hygiene'],
    ['en', 'Ballots both kidneys', 'examination'],
    ['en', 'Wears a tie', 'other'],
    ['es', 'Cambia de reanimador cada dos minutos', 'technique'],
    ['es', 'Explica qué hacer si vomita', 'understanding'],
    ['es', 'Pide ayuda en voz alta de inmediato', 'escalation'],
    ['en', 'States that normal PaCO2 is a danger sign', 'diagnosis'],
    ['en', 'Gives a clear warning that the news is not good', 'news'],
    ['en', 'Checks that the patient can weigh it up', 'capacity'],
    ['en', 'Gives clear, directed requests and confirms they are done', 'teamwork'],
    ['en', 'Repeats potassium and creatinine the same day', 'investigation'],
    ['en', 'Checks label against chart, and expiry date', 'preparation'],
    ['en', 'Inspects hands, face and neck for peripheral signs', 'examination'],
    ['es', 'Manos en el centro del tórax, brazos rectos', 'technique'],
    ['es', 'Percute cuando corresponde al sistema', 'examination'],
    ['es', 'Avisa antes («el resultado no es el que esperábamos»)', 'news'],
    ['es', 'Pide ECG de 12 derivaciones y monitoriza', 'investigation'],
  ] as const)('%s: %s', (language, title, topic) => expect(topicOf(title, language)).toBe(topic));

  it('is known of every item of the starter stations and of the checklist templates', () => {
    const items = [
      ...readStations().flatMap(({ language, checklist }) =>
        checklist.flatMap((section) => section.items.map((title) => ({ language, title }))),
      ),
      ...LANGUAGES.flatMap((language) =>
        stationTemplates[language].checklist.flatMap(({ sections }) =>
          Object.values(sections)
            .flat()
            .map((title) => ({ language, title })),
        ),
      ),
    ];
    expect(items.length).toBeGreaterThan(600);
    expect(items.filter(({ language, title }) => topicOf(title, language) === 'other')).toEqual([]);
  });
});
