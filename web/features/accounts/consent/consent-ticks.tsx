import { Anchor, Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AGE_MIN, privacyNotice, terms } from '~/domain/accounts/consent/contract';

export interface Ticks {
  accept_terms: boolean;
  confirm_age: boolean;
}

/** Opened beside the form, so that nothing typed is lost. */
const to = (path: string) => (text: ReactNode) => (
  <Anchor href={path} target="_blank" underline="always" inherit>
    {text}
  </Anchor>
);

/** The two ticks that an account needs. */
export function ConsentTicks({
  values,
  onChange,
  error,
}: {
  values: Ticks;
  onChange: (changed: Partial<Ticks>) => void;
  error: (tick: keyof Ticks) => ReactNode;
}) {
  return (
    <Stack gap="sm">
      <Checkbox
        data-field="accept_terms"
        checked={values.accept_terms}
        error={error('accept_terms')}
        onChange={(event) => onChange({ accept_terms: event.currentTarget.checked })}
        label={
          <FormattedMessage
            id="accounts.consent.terms"
            values={{ terms: to(terms.path), privacy: to(privacyNotice.path) }}
          />
        }
      />
      <Checkbox
        data-field="confirm_age"
        checked={values.confirm_age}
        error={error('confirm_age')}
        onChange={(event) => onChange({ confirm_age: event.currentTarget.checked })}
        label={<FormattedMessage id="accounts.consent.age" values={{ age: AGE_MIN }} />}
      />
    </Stack>
  );
}
