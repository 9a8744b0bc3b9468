/** @jest-environment jsdom */
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { findsHidden } from '~/web/app/testing/finds-hidden';
import { messages } from '~/web/messages/testing/messages';
import { sheetOf } from '../editor/sheet';
import { newScreen } from '../editor/testing/open-editor';
import { PatientMeter } from './patient-meter';
import { ENABLE, NEW, openWizard, patientForm, WIZARD, wizardScreen } from './testing/open-wizard';
import { useMissing } from './use-missing';

findsHidden();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const follow = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Steps' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const heading = () => screen.getByRole('heading', { level: 2, name: /^Step/ });
const hidden = () => document.querySelector<HTMLInputElement>('input[type="hidden"][name="current_step"]')!.value;
const dialog = (text: string | RegExp) => waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(text));

describe('the length of the patient instructions (spec 3 §5)', () => {
  // rules: 3.5.10, 3.5.11, 3.5.12, 3.5.13, 3.9.10
  it.each([
    [499, 'Inadequate information - virtual patient will be low quality'],
    [500, 'Minimal information - virtual patient quality may be limited'],
    [749, 'Minimal information - virtual patient quality may be limited'],
    [750, 'Good information - virtual patient likely to be realistic'],
    [999, 'Good information - virtual patient likely to be realistic'],
    [1000, 'Excellent detail - virtual patient likely to be high quality'],
  ])('of %i characters: “%s”', (length, words) => {
    render(
      <IntlProvider locale="en" messages={messages.en}>
        <PatientMeter html={`<p>${'x'.repeat(length)}</p>`} />
      </IntlProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${words}$`));
    expect(screen.getByText(`${length.toLocaleString('en')} characters`)).toBeInTheDocument();
  });
});

describe('the validity of the steps', () => {
  // rules: 3.9.11
  it('is worked out at once on change, and refreshes every 2 s (spec 3 §9)', () => {
    jest.useFakeTimers();
    const sheet = sheetOf(patientForm());
    const { result, rerender } = renderHook(({ now }) => useMissing(now), { initialProps: { now: sheet } });
    expect(result.current.flat()).toEqual([]);
    rerender({ now: { ...sheet, name: ' ' } });
    expect(result.current[0]).toEqual(['name']);
    rerender({ now: sheet });
    // Changed behind its back.
    sheet.label = 0;
    act(() => void jest.advanceTimersByTime(1_999));
    expect(result.current[0]).toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    expect(result.current[0]).toEqual(['label']);
    jest.useRealTimers();
  });

  // rules: 3.4.18, 3.5.8
  it('is shown for each by a sign and in words; the last is never marked valid (spec 3 §5)', async () => {
    await openWizard(wizardScreen({ form: patientForm({ checklist: [] }) }), { step: 6 });
    expect(steps()).toEqual([
      '1 ScenarioComplete',
      '2 CandidateComplete',
      '3 PatientComplete',
      '4 ChecklistNot started',
      '5 ResourcesComplete',
      '6 ReviewCheck everything',
    ]);
    expect(screen.getByText('Missing: at least one checklist item')).toBeInTheDocument();
    await follow('Complete step 4');
    expect(heading()).toHaveTextContent('Step 4 of 6: Checklist');
    await press('Add an item');
    await act(
      async () =>
        void fireEvent.change(screen.getByRole('textbox', { name: 'Row 1: item' }), {
          target: { value: 'Washes hands' },
        }),
    );
    expect(steps()[3]).toBe('4 ChecklistComplete');
  });
});

describe('the step', () => {
  // rules: 3.2.17, 3.2.18
  it('is in the address, omitted for step 1, and in the hidden field; the focus goes to its heading', async () => {
    const { router } = await openWizard(wizardScreen());
    expect([heading().textContent, hidden()]).toEqual(['Step 1 of 6: Scenario', '1']);
    await follow('Next');
    expect([router.state.location.search, hidden()]).toEqual(['?step=2', '2']);
    expect(heading()).toHaveTextContent('Step 2 of 6: Candidate instructions');
    expect(heading()).toHaveFocus();
    await follow('Back');
    expect([router.state.location.search, hidden()]).toEqual(['', '1']);
    await act(async () => router.navigate(-1));
    expect(heading()).toHaveTextContent('Step 2 of 6');
  });

  it.each(['0', '7', 'x'])('%s does not exist: the first is shown, and it is said', async (step) => {
    await openWizard(wizardScreen(), { step });
    expect(heading()).toHaveTextContent('Step 1 of 6');
    expect(screen.getByText(`There is no step “${step}”: the wizard has 6. This is the first.`)).toBeInTheDocument();
  });

  it('is sent when it is saved, and what was typed in another step is not lost', async () => {
    const { posted } = await openWizard(newScreen({ form: patientForm({ name: '' }), virtual_patient: true }), {
      at: NEW,
    });
    expect(button('Save as personal')).toBeDisabled();
    expect(screen.getByText('To save, fill in: title')).toBeInTheDocument();
    await act(
      async () => void fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Maria' } }),
    );
    await follow(/^6 Review/);
    await press('Save as personal');
    expect(posted(NEW).filter((body) => !body.data_request)).toMatchObject([
      { name: 'Maria', current_step: 6, submission_id: expect.any(String) },
    ]);
  });

  // rules: 3.3.5
  it('of the patient shows the AI prompt hint when the scenario type is 3', async () => {
    await openWizard(wizardScreen({ form: patientForm({ label: 3 }) }), { step: 3 });
    expect(screen.getByRole('note')).toHaveTextContent('For an AI patient');
  });
});

// rules: 3.5.9
it('a preview is allowed only when step 1 is valid and patient instructions have at least 500 characters (spec 3 §5)', async () => {
  await openWizard(wizardScreen({ form: patientForm({ patient_instructions: `<p>${'x'.repeat(499)}</p>` }) }), {
    step: 6,
  });
  expect(button('Preview')).toBeDisabled();
  expect(button('Preview')).toHaveAccessibleDescription('A preview needs 500 characters of patient instructions.');
  expect(button('Save as personal')).toBeEnabled();
});

describe('enabling (spec 3 §8)', () => {
  // rules: 3.8.2
  it('says “Virtual Patient enabled successfully!”, then reloads the data', async () => {
    const at = '2026-11-21T10:00:00.000Z';
    const { posted, answerWith } = await openWizard(wizardScreen(), {
      step: 6,
      enable: { enabled: true, enabled_at: at, next_url: WIZARD },
    });
    await press('Enable virtual patient');
    await dialog(/Virtual Patient enabled successfully!/);
    answerWith(wizardScreen({ virtual_patient_enabled_at: at }));
    await press('Close');
    expect(await screen.findByRole('link', { name: 'Talk to virtual patients' })).toHaveAttribute(
      'href',
      '/osce-stations/virtual-patient-launchpad/',
    );
    expect(button('Disable virtual patient')).toBeEnabled();
    expect(posted(ENABLE)).toEqual([{}]);
  });

  // rules: 3.8.1
  it('says “Failed to enable Virtual Patient: {error}” with every reason', async () => {
    const refusal = new Refusal(422, 'virtual-patient-unfit', [
      { path: 'patient_instructions', message: 'patient' },
      { path: 'checklist', message: 'checklist' },
    ]);
    await openWizard(wizardScreen(), { step: 6, enable: refusal });
    await press('Enable virtual patient');
    await dialog(
      'Failed to enable Virtual Patient: Write at least 500 characters of patient instructions. Add at least one checklist item.',
    );
  });

  it('shows beforehand what keeps it from being enabled, and what saving would switch off', async () => {
    await openWizard(
      wizardScreen({ form: patientForm({ checklist: [] }), virtual_patient_enabled_at: '2026-11-21T10:00:00.000Z' }),
      { step: 6 },
    );
    expect(
      screen.getByText('Saving will disable consultations with this virtual patient. Missing: a checklist item.'),
    ).toBeInTheDocument();
  });
});

// rules: 3.8.3
it('cloning that fails says “Failed to clone the virtual patient. Please try again.” (spec 3 §8)', async () => {
  await openWizard(wizardScreen(), { step: 6, actions: { clone_kit: new Refusal(503, 'unavailable') } });
  await press('Clone');
  await dialog('Failed to clone the virtual patient. Please try again.');
});
