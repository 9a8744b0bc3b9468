import { Stack, Switch, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { profile, profileDetails } from '~/domain/accounts/profile/contract';
import { pageKey, useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import type { Details } from './form/use-profile-form';
import { SettingsCard } from './settings-card';

const PREFERENCES = ['receive_following_emails', 'receive_marketing_emails'] as const;

/** Which e-mails one wants; each is saved when it is switched (spec 2 §7). */
export function EmailsCard({ details }: { details: Details }) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const save = useAction(
    profile,
    'email_preferences',
    {},
    {
      onSuccess: ({ field_str }) => {
        const on = field_str.split(',');
        cache.setQueryData<Details>(
          pageKey(profileDetails),
          (before) =>
            before && { ...before, ...Object.fromEntries(PREFERENCES.map((name) => [name, on.includes(name)])) },
        );
      },
    },
  );
  const shown = (name: (typeof PREFERENCES)[number]) =>
    save.isPending ? ((save.variables[name] as boolean | undefined) ?? details[name]) : details[name];
  return (
    <SettingsCard title={say({ id: 'profile.emails' })} lead={<FormattedMessage id="profile.emails.lead" />}>
      <Stack gap="md">
        {PREFERENCES.map((name) => (
          <Switch
            key={name}
            size="md"
            label={say({ id: `profile.emails.${name}` })}
            description={say({ id: `profile.emails.${name}.note` })}
            checked={shown(name)}
            disabled={save.isPending}
            onChange={(event) => save.mutate({ [name]: event.currentTarget.checked })}
          />
        ))}
        <Text role="status" size="sm" c="dimmed">
          {save.isSuccess && <FormattedMessage id="profile.emails.saved" />}
        </Text>
        {save.error && <ProblemNotice error={save.error} />}
      </Stack>
    </SettingsCard>
  );
}
