import { Checkbox, NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PinInput } from '~/web/ui/pin-input';
import { PasswordField } from '~/web/ui/password-field';
import type { Section } from '../section';

function useWord(id: string): string {
  return useIntl().formatMessage({ id });
}

function Texts() {
  const label = useWord('accounts.login.username');
  const about = useWord('app.not-advice');
  const error = useWord('problem.status.422');
  return (
    <Stack maw={420}>
      <TextInput label={label} />
      <TextInput label={label} description={about} defaultValue="ana.ruiz" />
      <TextInput label={label} defaultValue="ana ruiz" error={error} />
      <TextInput label={label} defaultValue="ana.ruiz" disabled />
    </Stack>
  );
}

function Others() {
  const label = useWord('accounts.login.password');
  const choice = useWord('app.language.label');
  return (
    <Stack maw={420}>
      <PasswordField label={label} defaultValue="practise-2026" />
      <NativeSelect label={choice} data={['English', 'Español']} />
      <Textarea label={useWord('app.not-advice')} autosize minRows={2} />
    </Stack>
  );
}

function Ticks() {
  const label = useWord('app.sign-in');
  return (
    <Stack gap="xs">
      <Checkbox label={label} />
      <Checkbox label={label} defaultChecked />
      <Checkbox label={label} indeterminate readOnly />
      <Checkbox label={label} disabled />
      <Switch label={label} />
      <Switch label={label} defaultChecked />
    </Stack>
  );
}

function Pin({ begun, error }: { begun: string; error?: string }) {
  const [pin, setPin] = useState(begun);
  return (
    <div style={{ maxWidth: 320 }}>
      <PinInput value={pin} onChange={setPin} error={error} />
    </div>
  );
}

function WrongPin() {
  return <Pin begun="482915037" error={useWord('problem.status.404')} />;
}

export const fields: Section = {
  id: 'fields',
  title: 'Fields',
  states: {
    'text: empty, described, refused, disabled': Texts,
    'password, choice, longer text': Others,
    'ticks and switches': Ticks,
    'PIN: empty': () => <Pin begun="" />,
    'PIN: half typed': () => <Pin begun="48291" />,
    'PIN: refused': WrongPin,
  },
};
