/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { talksOfStation } from '~/domain/consultations/authors-contract';
import type { PatientFact } from '~/domain/stations/patient-facts';
import type { Answers } from '~/web/app/testing/fake-gateway';
import { findsHidden } from '~/web/app/testing/finds-hidden';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { openWizard, patientForm, wizardScreen } from '../../wizard/testing/open-wizard';
import { factsFor, type SheetFact } from '../sheet';
import { FactsBuilder } from './facts-builder';

findsHidden();

const INSTRUCTIONS = `<h3>Who you are</h3><p>You are Ann Lee, 40.</p><h3>Opening</h3><p>“My knee hurts.”</p><h3>If asked</h3><ul><li><strong>Allergies:</strong> none.</li></ul><h3>How to play it</h3><p>${'Sit still. '.repeat(50)}</p>`;
const TALKS = `GET ${talksOfStation.path}`;
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** Where a change of the instructions is said. */
const changed = () => screen.getAllByRole('status')[0]!;
const facts = () => within(screen.getByRole('list', { name: 'What the patient knows' })).getAllByRole('listitem');

it('facts are read from the instructions, corrected, and saved with the station', async () => {
  const form = patientForm({ patient_instructions: INSTRUCTIONS });
  const { posted } = await openWizard(wizardScreen({ form }), { step: 3 });
  await screen.findByText('My knee hurts.');
  expect(facts()).toHaveLength(3);
  expect(facts()[1]).toHaveTextContent('First thing said');
  expect(facts()[2]).toHaveTextContent(/None\..*If asked.*Allergies/);
  await press('Correct these facts');
  await press('Change fact 3');
  fireEvent.change(screen.getByLabelText('What the patient says'), { target: { value: 'No allergies.' } });
  fireEvent.change(screen.getByLabelText('When the patient says it'), { target: { value: 'if-asked-directly' } });
  fireEvent.change(screen.getByLabelText('Cue'), { target: { value: 'I had a bad time once.' } });
  await press('Remove fact 1');
  await press(/^Save/);
  const sent = posted('/osce-stations/virtual-patient/chest-pain/edit/').findLast(
    (body) => body.data_request === undefined,
  )!;
  expect(sent.patient_facts).toEqual([
    expect.objectContaining({ said: 'My knee hurts.', told: 'opening' }),
    {
      about: 'Allergies',
      answers: ['#allergy'],
      said: 'No allergies.',
      told: 'if-asked-directly',
      cue: 'I had a bad time once.',
    },
  ]);
});

it('a fact that must never be told is chosen as such, saved, and shown when the station is opened again', async () => {
  const form = patientForm({ patient_instructions: INSTRUCTIONS });
  const { posted } = await openWizard(wizardScreen({ form }), { step: 3 });
  await screen.findByText('My knee hurts.');
  await press('Correct these facts');
  await press('Change fact 3');
  const told = screen.getByRole('combobox', { name: 'When the patient says it' });
  expect(within(told).getByRole('option', { name: 'Never' })).toHaveValue('never');
  fireEvent.change(told, { target: { value: 'never' } });
  await press(/^Save/);
  const { patient_facts } = posted('/osce-stations/virtual-patient/chest-pain/edit/').findLast(
    (body) => body.data_request === undefined,
  )! as { patient_facts: SheetFact[] };
  expect(patient_facts.map((fact) => fact.told)).toEqual([expect.any(String), 'opening', 'never']);
  cleanup();
  await openWizard(wizardScreen({ form: patientForm({ patient_instructions: INSTRUCTIONS, patient_facts }) }), {
    step: 3,
  });
  await screen.findByText('My knee hurts.');
  expect(facts()[2]).toHaveTextContent('The patient never tells this');
});

it('what covers an item is shown by its title, and can be corrected', async () => {
  const form = patientForm({
    patient_instructions: INSTRUCTIONS,
    checklist: [{ id: 1, title: 'History', order: 0, items: [{ id: 2, title: 'Asks about allergies', order: 0 }] }],
  });
  const { posted } = await openWizard(wizardScreen({ form }), { step: 4 });
  fireEvent.click(await screen.findByRole('button', { name: 'Asked: Allergies' }));
  fireEvent.change(await screen.findByLabelText('How it is judged'), { target: { value: 'told' } });
  expect(screen.getByRole('button', { name: 'Told to the patient: Allergies' })).toBeInTheDocument();
  await press(/^Save/);
  const sent = posted('/osce-stations/virtual-patient/chest-pain/edit/').findLast(
    (body) => body.data_request === undefined,
  )!;
  expect(sent.checklist).toMatchObject([
    { items: [{ title: 'Asks about allergies', covered_by: { how: 'told', of: ['#allergy'], all: true } }] },
  ]);
});

/** The facts by themselves, as they are kept. */
async function openFacts({
  kept = [],
  answers = {},
  change = (html) => html,
}: { kept?: PatientFact[]; answers?: Answers; change?: (html: string) => string } = {}) {
  const now: { facts: readonly SheetFact[] } = { facts: [] };
  function Editor() {
    const [sheet, setSheet] = useState(factsFor(kept));
    const [html, setHtml] = useState(INSTRUCTIONS);
    now.facts = sheet;
    return (
      <>
        <button type="button" onClick={() => setHtml(change(html))}>
          Write
        </button>
        <FactsBuilder
          facts={sheet}
          html={html}
          language="en"
          stationId={5}
          set={({ facts: next }) => setSheet([...next])}
        />
      </>
    );
  }
  await renderApp({
    routes: [{ path: '/editor/', element: <Editor /> }],
    at: '/editor/',
    person: LEARNER,
    answers: { [TALKS]: { overruled: [], asked: [] }, ...answers },
  });
  await screen.findByText('My knee hurts.');
  return now;
}

it('a change of the instructions after facts were kept is said, and its sentences can be added', async () => {
  await openFacts({ change: (html) => html.replace('none.', 'none. Cats make you sneeze.') });
  await press('Correct these facts');
  expect(changed()).toBeEmptyDOMElement();
  await press('Remove fact 1');
  // What was taken away on purpose is no change of the instructions.
  expect(changed()).toBeEmptyDOMElement();
  await press('Write');
  expect(await screen.findByText(/The instructions have changed since/)).toBeInTheDocument();
  expect(within(changed()).getByRole('listitem')).toHaveTextContent('Cats make me sneeze.');
  await press('Add it as a fact');
  expect(facts().at(-1)).toHaveTextContent('Cats make me sneeze.');
  expect(changed()).toBeEmptyDOMElement();
});

describe('trying the patient', () => {
  const ASKED = 'Anything you have to steer clear of?';
  const OPENING: PatientFact = { about: '', answers: [], said: 'My knee hurts.', told: 'opening' };
  const ask = async (asked: string) => {
    fireEvent.change(screen.getByLabelText('Your question'), { target: { value: asked } });
    await press('Ask');
  };

  it('shows the answer and its fact; one press lets a fact answer a question that failed, and keeps the facts', async () => {
    const now = await openFacts();
    await ask('Any allergies?');
    expect(screen.getByText(/^From/)).toHaveTextContent('From 3. None.');
    await ask(ASKED);
    expect(screen.getByText(/^Not understood/)).toBeInTheDocument();
    const fact: HTMLOptionElement = screen.getByRole('option', { name: '3. None.' });
    fireEvent.change(screen.getByLabelText('Another fact should answer it'), { target: { value: fact.value } });
    await press(`Add this wording “${ASKED}”`);
    expect(screen.getByLabelText('Your question')).toHaveFocus();
    expect(screen.getByText(/^From/)).toHaveTextContent('From 3. None.');
    expect(now.facts.map(({ wordings }) => wordings)).toEqual([undefined, undefined, [ASKED]]);
  });

  it('says what is kept back, and shows as such what is never told', async () => {
    await openFacts({
      kept: [OPENING, { about: 'Diagnosis', answers: ['#ideas'], said: 'It is gout.', told: 'never' }],
    });
    expect(facts()[1]).toHaveTextContent('The patient never tells this');
    await ask('What do you think is causing it?');
    expect(screen.getByText(/^Kept back/)).toHaveTextContent('Kept back: 2. It is gout. (Never)');
    expect(screen.queryByText(/^From/)).toBeNull();
    // A fact that is never told answers no question.
    expect(screen.queryByRole('option', { name: /gout/ })).toBeNull();
  });

  it('names the usual questions that fail, and one press lets the fact answer', async () => {
    const lost: PatientFact = { about: '', answers: ['#radiation'], said: 'Down the leg.', told: 'if-asked' };
    const now = await openFacts({ kept: [OPENING, lost] });
    await press('Check the usual questions');
    const buttons = () => screen.queryAllByRole('button', { name: /^Add this wording “/ });
    const before = buttons().length;
    expect(before).toBeGreaterThan(0);
    act(() => buttons()[0]!.click());
    expect(buttons()).toHaveLength(before - 1);
    expect(screen.getByRole('button', { name: 'Check the usual questions' })).toHaveFocus();
    expect(now.facts[1]!.wordings).toHaveLength(1);
  });

  it('lists what at least five people asked without an answer', async () => {
    const asked = [
      { asked: ASKED, people: 7 },
      { asked: 'Any allergies?', people: 6 },
    ];
    await openFacts({ answers: { [TALKS]: { overruled: [], asked } } });
    expect(await screen.findByText(`“${ASKED}” (7 people)`)).toBeInTheDocument();
    // Today's facts answer it.
    expect(screen.queryByText(/“Any allergies\?”/)).toBeNull();
    await press(`Try it “${ASKED}”`);
    expect(screen.getByText(/^Not understood/)).toBeInTheDocument();
  });
});

it('how many people corrected the mark of an item is said beside it', async () => {
  const checklist = [
    { id: 1, title: 'History', order: 0, items: [{ id: 2, title: 'Asks about allergies', order: 0 }] },
  ];
  await openWizard(
    wizardScreen({ station_id: 5, form: patientForm({ patient_instructions: INSTRUCTIONS, checklist }) }),
    { step: 4, answers: { [TALKS]: { overruled: [{ item_id: 2, done: 6, not_done: 1 }], asked: [] } } },
  );
  expect(await screen.findByText('Corrected by people: 6 marked it as done, 1 as not done')).toBeInTheDocument();
});
