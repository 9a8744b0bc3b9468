/** @jest-environment jsdom */
import { Autocomplete, NumberInput, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderApp } from './testing/render-app';

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
    .filter((source) => source.includes('<PasswordInput'));
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) expect(source).toMatch(/autoComplete[=:]/);
});
