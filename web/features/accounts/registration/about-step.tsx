import { Text, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { AvailabilityMark } from './availability-mark';
import { useField } from './field';
import layout from '~/web/ui/layout.module.css';
import type { Registration } from './use-registration';

/** Step 2: who one is to others. */
export function AboutStep({ form }: { form: Registration }) {
  const intl = useIntl();
  const { text } = useField(form);
  return (
    <>
      <div>
        <div className={layout.pair}>
          <TextInput
            {...text('first_name')}
            autoComplete="given-name"
            label={intl.formatMessage({ id: 'accounts.register.first-name' })}
            aria-describedby="names-note"
          />
          <TextInput
            {...text('last_name')}
            autoComplete="family-name"
            label={intl.formatMessage({ id: 'accounts.register.last-name' })}
            aria-describedby="names-note"
          />
        </div>
        <Text id="names-note" size="xs" c="dimmed" mt={8}>
          <FormattedMessage id="accounts.register.names-note" />
        </Text>
      </div>
      <TextInput
        {...text('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={intl.formatMessage({ id: 'accounts.register.username' })}
        description={intl.formatMessage({ id: 'accounts.register.username-note' })}
        rightSection={<AvailabilityMark state={form.availability.username} />}
      />
    </>
  );
}
