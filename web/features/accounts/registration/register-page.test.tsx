/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { CHECK_DELAY } from '~/domain/accounts/credentials';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { GUEST, LEARNER, renderApp } from '~/web/app/testing/render-app';
import { RegisterPage } from './register-page';

const TAKEN = new Set(['taken', 'taken@example.org']);
const answers = {
  'POST /api/register/check_username/': ({ username }: { username: string }) => ({
    status: TAKEN.has(username) ? 'unavailable' : 'available',
  }),
  'POST /register/': { next_url: '/welcome/' },
};
const open = (setting: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: [{ path: '/register/', element: <RegisterPage /> }],
    at: '/register/',
    ...setting,
    answers: { ...answers, ...setting.answers },
  });

const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const fill = (fields: Record<string, string>) =>
  Object.entries(fields).forEach(([label, value]) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  );
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await after(0);
};
const choose = async (label: string, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  await after(0);
  fireEvent.click(await screen.findByRole('option', { name: option }));
  await after(0);
};

const institutionsField = () => screen.getByLabelText('Institutions', { selector: 'input' });

const SIGN_IN = {
  Email: 'ana@example.org',
  'Repeat email': 'ana@example.org',
  Password: 'practise-2026',
  'Repeat password': 'practise-2026',
};
const ABOUT = { 'First name': 'Ana', 'Last name': 'Ruiz', Username: 'ana' };
const toStep2 = async () => {
  fill(SIGN_IN);
  await after(CHECK_DELAY);
  await press('Next');
};
const toStep3 = async () => {
  await toStep2();
  fill(ABOUT);
  await after(CHECK_DELAY);
  await press('Next');
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a step that is not filled in', () => {
  const alert = () => screen.getByRole('alert').textContent;

  // rules: 1.2.29, 1.5.4, 1.8.1
  it('says so at step 1, and puts the focus on the first empty field', async () => {
    await open();
    fill({ Email: 'ana@example.org' });
    await press('Next');
    expect(alert()).toBe('Please fill in all fields');
    expect(screen.getByLabelText('Repeat email')).toHaveFocus();
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
  });

  // rules: 1.5.4
  it('says so at step 2', async () => {
    await open();
    await toStep2();
    await press('Next');
    expect(alert()).toBe('Please fill in all fields');
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  // rules: 1.5.4
  it('says so at step 3', async () => {
    const { sent } = await open();
    await toStep3();
    await press('Sign up');
    expect(alert()).toBe('Please fill in all fields');
    expect(sent.map((call) => call.path)).not.toContain('/register/');
  });

  // rules: 1.4.21
  it('leads back to the step before, and keeps what is there', async () => {
    await open();
    await toStep3();
    await press('Back');
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('ana');
    await press('Back');
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.org');
  });

  it('says so in Spanish to who reads Spanish', async () => {
    await open({ language: 'es' });
    await press('Siguiente');
    expect(alert()).toBe('Completa todos los campos');
  });
});

describe('the live checks', () => {
  const asked = (sent: { path: string; body: unknown }[]) =>
    sent.filter((call) => call.path === '/api/register/check_username/').map((call) => call.body);

  // rules: 2.5.1, 2.5.3
  it('ask 500 ms after the last key, not before', async () => {
    const { sent } = await open();
    await toStep2();
    sent.length = 0;
    fill({ Username: 'take' });
    await after(300);
    fill({ Username: 'taken' });
    await after(499);
    expect(asked(sent)).toEqual([]);
    await after(1);
    expect(asked(sent)).toEqual([{ username: 'taken' }]);
    expect(await screen.findByText('Username has already been taken')).toBeInTheDocument();
  });

  it('are silent again as soon as one types on', async () => {
    await open();
    await toStep2();
    fill({ Username: 'taken' });
    await after(CHECK_DELAY);
    await screen.findByText('Username has already been taken');
    fill({ Username: 'taken2' });
    expect(screen.queryByText('Username has already been taken')).not.toBeInTheDocument();
  });

  // rules: 2.5.4
  it('do not ask for a username that cannot be one', async () => {
    const { sent } = await open();
    await toStep2();
    sent.length = 0;
    fill({ Username: 'ana ruiz!' });
    await after(CHECK_DELAY);
    expect(screen.getByText('Username contains invalid characters')).toBeInTheDocument();
    expect(asked(sent)).toEqual([]);
  });

  // rules: 2.5.6, 2.5.7
  it('trim an address and ask whether it is free by the same call', async () => {
    const { sent } = await open();
    fill({ Email: ' taken@example.org ' });
    await after(CHECK_DELAY);
    expect(asked(sent)).toEqual([{ username: 'taken@example.org' }]);
    expect(await screen.findByText('Email has already been taken')).toBeInTheDocument();
  });

  // rules: 2.5.8, 2.5.9
  it('say what is wrong with addresses and passwords', async () => {
    await open();
    fill({ Email: 'ana@', 'Repeat email': 'b@example.org', Password: 'short', 'Repeat password': 'other' });
    await after(CHECK_DELAY);
    expect(screen.getByText('Email contains invalid characters')).toBeInTheDocument();
    expect(screen.queryByText('Emails do not match')).not.toBeInTheDocument();
    expect(screen.getByText(/at least 8 characters/)).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    fill({ Email: 'ana@example.org' });
    await after(CHECK_DELAY);
    expect(screen.getByText('Emails do not match')).toBeInTheDocument();
  });

  it('keep the step from being left while something is wrong', async () => {
    await open();
    fill({ ...SIGN_IN, 'Repeat password': 'practise-2027' });
    await press('Next');
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
    expect(screen.getByLabelText('Repeat password')).toHaveFocus();
  });
});

describe('training', () => {
  // rules: 2.5.20
  it('disables signing up while what the stage asks for is empty', async () => {
    await open();
    await toStep3();
    await choose('Country', 'Spain');
    await choose('Training stage', 'Specialty trainee');
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeDisabled();
    expect(screen.queryByLabelText('Institutions', { selector: 'input' })).not.toBeInTheDocument();
    await choose('Specialty', 'Cardiology');
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  });

  // rules: 2.5.19
  it('shows institutions to who still studies', async () => {
    await open();
    await toStep3();
    await choose('Training stage', 'Nurse');
    expect(screen.queryByLabelText('Institutions', { selector: 'input' })).not.toBeInTheDocument();
    await choose('Stage of education', 'Student');
    expect(institutionsField()).toBeInTheDocument();
  });

  // rules: 2.5.13, 2.5.14, 2.9.3
  it('searches institutions from two characters and takes each once', async () => {
    const institutions = jest.fn(() => ({
      institutions: [
        { name: 'University of Aberdeen', is_verified: true, user_count: 11 },
        { name: 'Universidad de Zaragoza', is_verified: false, user_count: 10 },
      ],
    }));
    await open({ answers: { 'GET /api/register/educational-institutions/': institutions } });
    await toStep3();
    await choose('Training stage', 'Other student');
    const field = institutionsField();
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'u' } });
    await after(CHECK_DELAY);
    expect(institutions).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: 'un' } });
    await after(CHECK_DELAY);
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options).toEqual(['University of Aberdeen11 peopleVerified', 'Universidad de Zaragoza']);
    for (const name of ['University of Aberdeen', 'university of aberdeen']) {
      fireEvent.change(field, { target: { value: name } });
      fireEvent.keyDown(field, { key: 'Enter' });
      await after(0);
    }
    expect(screen.getByText('This institution is already in your list.')).toBeInTheDocument();
    expect(screen.getAllByText('University of Aberdeen', { selector: 'span' })).toHaveLength(1);
  });
});

describe('signing up', () => {
  const finish = async () => {
    await toStep3();
    await choose('Country', 'Spain');
    await choose('Training stage', 'General practitioner');
    screen.getAllByRole('checkbox').forEach((box) => fireEvent.click(box));
    await press('Sign up');
  };

  it('waits for the terms of use and the age', async () => {
    const { sent } = await open();
    await toStep3();
    await choose('Country', 'Spain');
    await choose('Training stage', 'General practitioner');
    await press('Sign up');
    expect(screen.getAllByText('Tick this box to continue')).toHaveLength(2);
    expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
    expect(sent.filter((call) => call.path === '/register/')).toEqual([]);
  });

  // rules: 1.4.22
  it('sends the form once and goes on', async () => {
    const { sent } = await open({ at: '/register/?next=/osce-stations/' });
    await finish();
    expect(sent.filter((call) => call.path === '/register/')).toHaveLength(1);
    expect(sent.at(-1)!.body).toMatchObject({
      email: 'ana@example.org',
      username: 'ana',
      country: 'ES',
      training_stage: 8,
      institutions: [],
      accept_terms: true,
      confirm_age: true,
      next: '/osce-stations/',
    });
    expect(await screen.findByRole('heading', { name: '/welcome/' })).toBeInTheDocument();
  });

  it('goes back to the step of the field that the server refuses', async () => {
    await open({
      answers: {
        'POST /register/': new Refusal(422, 'registration-invalid', [
          { path: 'username', message: 'Username has already been taken' },
        ]),
      },
    });
    await finish();
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
    expect(screen.getByText('Username has already been taken')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('tells a guest that the results are kept', async () => {
    await open({ person: GUEST });
    expect(screen.getByText(/Everything you did as Priya stays yours/)).toBeInTheDocument();
  });

  it('is not offered to who is signed in', async () => {
    await open({ person: LEARNER });
    expect(within(document.body).getByRole('heading', { name: '/' })).toBeInTheDocument();
  });
});
