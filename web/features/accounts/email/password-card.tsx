import { Button, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changePassword } from '~/domain/accounts/email/contract';
import { useSession } from '~/web/core/session';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';
import { PasswordField } from '~/web/ui/password-field';
import { SettingsCard } from '../profile/settings-card';
import { NewPasswordFields, NO_PASSWORD } from './new-password-fields';
import { UsernameField } from './username-field';

export function PasswordCard() {
  const intl = useIntl();
  const { person } = useSession();
  const [old_password, setOld] = useState('');
  const [value, setValue] = useState(NO_PASSWORD);
  const change = useMutate(changePassword, {
    onSuccess: () => {
      setOld('');
      setValue(NO_PASSWORD);
      showToast(intl.formatMessage({ id: 'email.password.done' }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ old_password, ...value });
  };
  return (
    <SettingsCard
      id="password"
      title={<FormattedMessage id="email.password.title" />}
      lead={<FormattedMessage id="email.password.lead" />}
    >
      <form onSubmit={submit}>
        <Stack gap="md" maw={420}>
          {change.error && <ProblemNotice error={change.error} />}
          <UsernameField username={person?.username ?? ''} />
          <PasswordField
            name="old_password"
            label={intl.formatMessage({ id: 'email.password.old' })}
            autoComplete="current-password"
            required
            value={old_password}
            onChange={(event) => setOld(event.currentTarget.value)}
          />
          <NewPasswordFields value={value} onChange={setValue} error={change.error} />
          <div>
            <Button type="submit" loading={change.isPending}>
              <FormattedMessage id="email.password.submit" />
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsCard>
  );
}
