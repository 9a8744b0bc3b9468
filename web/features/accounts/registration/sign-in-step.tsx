import { useIntl } from 'react-intl';
import { AvailabilityMark } from './availability-mark';
import { useField } from './field';
import { PasswordRule } from './password-rule';
import type { Registration } from './use-registration';
import { PasswordField } from '~/web/ui/password-field';
import { TextField } from '~/web/ui/text-field';

/** Step 1: e-mail address and password, each twice. */
export function SignInStep({ form }: { form: Registration }) {
  const intl = useIntl();
  const { text } = useField(form);
  return (
    <>
      <TextField
        {...text('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={intl.formatMessage({ id: 'accounts.register.email' })}
        after={<AvailabilityMark state={form.availability.email} />}
      />
      <TextField
        {...text('email_confirm')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={intl.formatMessage({ id: 'accounts.register.email-confirm' })}
      />
      <div>
        <PasswordField
          {...text('password')}
          autoComplete="new-password"
          label={intl.formatMessage({ id: 'accounts.register.password' })}
          aria-describedby="password-rule"
        />
        <PasswordRule id="password-rule" password={form.values.password} />
      </div>
      <PasswordField
        {...text('password_confirm')}
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'accounts.register.password-confirm' })}
      />
    </>
  );
}
