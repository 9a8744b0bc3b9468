/** @jest-environment jsdom */
import { Autocomplete, NumberInput, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PasswordCard } from '~/web/features/accounts/email/password-card';
import { ResetPasswordPage } from '~/web/features/accounts/email/reset-password-page';
import { PasswordField } from '~/web/ui/password-field';
import { LEARNER, renderApp } from './testing/render-app';

const Fields = () => (
  <>
    <h1>Fields</h1>
    <TextInput label="Line" />
    <Textarea label="Text" />
    <NumberInput label="Number" />
    <Autocomplete label="Suggested" data={['a']} />
    <Select label="Chosen" data={['a']} searchable />
    <TagsInput label="Tags" data={['a']} />
    <TextInput label="Email" autoComplete="email" />
  </>
);

it('is left alone by the browser where it does not say what may be filled in', async () => {
  await renderApp({ routes: [{ path: '/', element: <Fields /> }], at: '/' });
  for (const label of ['Line', 'Text', 'Number', 'Suggested', 'Chosen', 'Tags'])
    expect(screen.getByLabelText(label, { selector: 'input, textarea' })).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
});

it('tells password managers which password it is', () => {
  const folder = join(__dirname, '..', 'features');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((source) => source.includes('<PasswordField'));
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) expect(source).toMatch(/autoComplete[=:]/);
});

it('shows a password by a button that has a name and is reached by keyboard', async () => {
  await renderApp({ routes: [{ path: '/', element: <PasswordField label="Secret" /> }], at: '/' });
  const show = screen.getByRole('button', { name: 'Show the password' });
  expect(show).toHaveProperty('tabIndex', 0);
  await userEvent.click(show);
  expect(screen.getByLabelText('Secret')).toHaveAttribute('type', 'text');
});

it('tells password managers whose new password it is, with a link and in the account', async () => {
  const { router } = await renderApp({
    routes: [
      { path: '/reset-password/:token/', element: <ResetPasswordPage /> },
      { path: '/own/', element: <PasswordCard /> },
    ],
    at: '/reset-password/abc/',
    person: LEARNER,
    answers: { 'GET /reset-password/abc/': { state: 'open', username: 'priya' } },
  });
  const told = () => document.querySelector<HTMLInputElement>('form input[autocomplete="username"]')?.value;
  await waitFor(() => expect(told()).toBe('priya'));
  await act(() => router.navigate('/own/'));
  expect(told()).toBe(LEARNER.username);
});
