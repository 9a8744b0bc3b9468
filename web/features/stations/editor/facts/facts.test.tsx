/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { findsHidden } from '~/web/app/testing/finds-hidden';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { openWizard, patientForm, wizardScreen } from '../../wizard/testing/open-wizard';
import type { SheetFact } from '../sheet';
import { FactsBuilder } from './facts-builder';

findsHidden();

const INSTRUCTIONS = `<h3>Who you are</h3><p>You are Ann Lee, 40.</p><h3>Opening</h3><p>“My knee hurts.”</p><h3>If asked</h3><ul><li><strong>Allergies:</strong> none.</li></ul><h3>How to play it</h3><p>${'Sit still. '.repeat(50)}</p>`;
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
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
  expect(facts()[2]).toHaveTextContent('Never');
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

it('a change of the instructions after facts were kept is said, and its sentences can be added', async () => {
  function Editor() {
    const [facts, setFacts] = useState<readonly SheetFact[]>([]);
    const [html, setHtml] = useState(INSTRUCTIONS);
    return (
      <>
        <button type="button" onClick={() => setHtml(html.replace('none.', 'none. Cats make you sneeze.'))}>
          Write
        </button>
        <FactsBuilder facts={facts} html={html} language="en" set={(change) => setFacts(change.facts)} />
      </>
    );
  }
  await renderApp({
    routes: [{ path: '/editor/', element: <Editor /> }],
    at: '/editor/',
    person: LEARNER,
    answers: {},
  });
  await screen.findByText('My knee hurts.');
  await press('Correct these facts');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Remove fact 1');
  // What was taken away on purpose is no change of the instructions.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Write');
  expect(await screen.findByText(/The instructions have changed since/)).toBeInTheDocument();
  expect(within(screen.getByRole('status')).getByRole('listitem')).toHaveTextContent('Cats make me sneeze.');
  await press('Add it as a fact');
  expect(facts().at(-1)).toHaveTextContent('Cats make me sneeze.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
