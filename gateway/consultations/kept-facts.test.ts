import type { PatientFact } from '~/domain/stations/patient-facts';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aConsultation } from '~/infra/tooling/testing/factories/consultations';
import { aVirtualPatient, PATIENT_INSTRUCTIONS } from '~/infra/tooling/testing/factories/stations';
import { stationWritersOf } from '~/infra/tooling/testing/factories/writing-stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const { anOwn } = stationWritersOf(world);

const fact = (said: string, told: PatientFact['told'], ...answers: string[]): PatientFact => ({
  about: '',
  answers,
  said,
  told,
});
const FACTS = [
  fact('I’ve come about my knee, doctor.', 'opening', '#onset'),
  fact('I’m Rosa Vidal, 61.', 'if-asked', '#name', '#age'),
  { ...fact('I take warfarin.', 'if-asked', '#medicine'), wordings: ['What do you swallow?'] },
  fact('My husband pushed me.', 'after-empathy', 'fall'),
  fact('I’m frightened of losing the leg.', 'about-fear', '#concerns'),
  { ...fact('It is septic arthritis.', 'never', '#ideas'), about: 'Diagnosis' },
];

/** A virtual patient of somebody's own, saved by them with these facts, and a consultation with it. */
async function talkingBy(facts: readonly PatientFact[]) {
  const { person, client, station, path, form } = await anOwn({
    virtual_patient: true,
    virtual_patient_enabled_at: world.deps.clock.now(),
    patient_instructions: PATIENT_INSTRUCTIONS,
    checklist: { History: ['Asks about anticoagulants', 'Builds rapport', 'Examines the knee', 'Looks after her'] },
  });
  const covers = [
    { how: 'asked', of: ['#medicine'], all: false },
    { how: 'pattern', of: ['#empathy'], all: false },
    { how: 'done', of: [], all: false },
    { how: 'told', of: ['ice', 'rest'], all: true },
  ];
  const [section] = form.checklist;
  const items = section.items.map((item, index) => ({ ...item, covered_by: covers[index] }));
  const sent = { ...form, patient_facts: facts, checklist: [{ ...section, items }], revision: 1 };
  const saved = await client.post(path, sent);
  expect(saved.status).toBe(200);
  return { client, path, sent, saved, consultation: await aConsultation(world, { person, station }) };
}

describe('facts that the author of a station has kept', () => {
  it('are told in their words, when it is time for each, and win over the instructions', async () => {
    const { consultation } = await talkingBy(FACTS);
    expect(await consultation.ask('Hello, what brings you in?')).toBe('I’ve come about my knee, doctor.');
    expect(await consultation.ask('What is your name?')).toBe('I’m Rosa Vidal, 61.');
    expect(await consultation.ask('What do you swallow?')).toBe('I take warfarin.');
    expect(await consultation.ask('Did you fall?')).not.toContain('husband');
    expect(await consultation.ask('Do you have chest pain?')).not.toContain('pressure');
    expect(await consultation.ask('Do you have any thoughts about your leg?')).not.toContain('frightened');
    expect(await consultation.ask('What worries you most?')).toBe('I’m frightened of losing the leg.');
    for (const asked of ['What is the diagnosis?', 'What do you think it is?', 'Tell me everything.'])
      expect(await consultation.ask(asked)).not.toContain('arthritis');
    await consultation.ask('I’m so sorry, that must be hard.');
    expect(await consultation.ask('Did you fall?')).toBe('My husband pushed me.');
  });

  it('are read from the instructions where there are none', async () => {
    const { consultation } = await talkingBy([]);
    expect(await consultation.ask('Are you allergic to anything?')).toContain('penicillin');
  });

  it('are given back to the editor as they are; a talk that has begun keeps those it began with', async () => {
    const { client, path, sent, consultation } = await talkingBy(FACTS);
    const { body } = await client.get(path);
    expect(body.form.patient_facts).toEqual(FACTS);
    expect(body.history[0].event).toBe('patient,checklist');
    const changed = [...FACTS.slice(0, 2), fact('I take nothing.', 'if-asked', '#medicine')];
    expect((await client.post(path, { ...sent, patient_facts: changed, revision: 2 })).status).toBe(200);
    expect(await consultation.ask('What medicines do you take?')).toBe('I take warfarin.');
  });

  it.each([
    ['a fact without words', [{ ...FACTS[0], said: ' ' }]],
    ['an unknown telling', [{ ...FACTS[0], told: 'sometimes' }]],
    ['too many', Array.from({ length: 151 }, () => FACTS[0])],
    ['no list', 'x'],
  ])('%s is refused, and nothing is changed', async (_, patient_facts) => {
    const { client, path, form } = await anOwn();
    expect((await client.post(path, { ...form, patient_facts, revision: 1 })).status).toBe(422);
    expect((await client.get(path)).body).toMatchObject({ revision: 1, form: { patient_facts: [] } });
  });
});

describe('what covers an item by its author’s word', () => {
  it('is credited with the words that were said; what is done is not judged', async () => {
    const { consultation } = await talkingBy(FACTS);
    await consultation.ask('Which tablets are you on?');
    await consultation.ask('That sounds really hard.');
    await consultation.ask('I would like you to put some ice on it.');
    await consultation.act('finish');
    const { marking } = await consultation.page();
    const marked = marking.sections[0].items.map(({ proposed, judged, evidence }: Record<string, unknown>) => [
      proposed,
      judged,
      (evidence as { quote: string }[]).map(({ quote }) => quote),
    ]);
    expect(marked).toEqual([
      [true, true, ['Which tablets are you on?']],
      [true, true, ['That sounds really hard.']],
      [false, false, []],
      [false, true, []],
    ]);
    expect(marking.judged).toBe(3);
  });

  it('is not sent to the examiner of a group', async () => {
    const station = await aVirtualPatient(world);
    const client = await world.signedIn(await aPerson(world));
    const { body } = await client.get(`/osce-stations/${station.slug}/checklist/`);
    expect(Object.keys(body.sections[0].items[0]).sort()).toEqual(['id', 'order', 'title']);
  });
});
