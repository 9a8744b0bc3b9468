import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ProblemError } from '~/web/live/client';
import { messageKey } from '../registration/form';
import { PasswordRule } from '../registration/password-rule';
import { PasswordField } from '~/web/ui/password-field';

export interface NewPassword {
  password: string;
  password_confirm: string;
}
export const NO_PASSWORD: NewPassword = { password: '', password_confirm: '' };

/** A new password twice, with what it needs. It is taken exactly as it is typed. */
export function NewPasswordFields({
  value,
  onChange,
  error,
}: {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  error: ProblemError | null;
}) {
  const intl = useIntl();
  const rule = useId();
  const refused = (field: keyof NewPassword) => {
    const message = error?.errors.find(({ path }) => path === field)?.message;
    return message && intl.formatMessage({ id: messageKey(message) });
  };
  const common = { autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <div>
        <PasswordField
          {...common}
          name="password"
          label={intl.formatMessage({ id: 'email.password.new' })}
          aria-describedby={rule}
          value={value.password}
          error={refused('password')}
          onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
        />
        <PasswordRule id={rule} password={value.password} />
      </div>
      <PasswordField
        {...common}
        name="password_confirm"
        label={intl.formatMessage({ id: 'email.password.repeat' })}
        value={value.password_confirm}
        error={refused('password_confirm')}
        onChange={(event) => onChange({ ...value, password_confirm: event.currentTarget.value })}
      />
    </>
  );
}
