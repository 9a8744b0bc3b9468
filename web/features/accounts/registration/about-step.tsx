import { FormattedMessage, useIntl } from 'react-intl';
import { AvailabilityMark } from './availability-mark';
import { useField } from './field';
import layout from '~/web/ui/layout.module.css';
import looks from '~/web/ui/text.module.css';
import { TextField } from '~/web/ui/text-field';
import classes from './registration.module.css';
import type { Registration } from './use-registration';

/** Step 2: who one is to others. */
export function AboutStep({ form }: { form: Registration }) {
  const intl = useIntl();
  const { text } = useField(form);
  return (
    <>
      <div>
        <div className={layout.pair}>
          <TextField
            {...text('first_name')}
            autoComplete="given-name"
            label={intl.formatMessage({ id: 'accounts.register.first-name' })}
            aria-describedby="names-note"
          />
          <TextField
            {...text('last_name')}
            autoComplete="family-name"
            label={intl.formatMessage({ id: 'accounts.register.last-name' })}
            aria-describedby="names-note"
          />
        </div>
        <p id="names-note" className={`${looks.small} ${classes.note}`}>
          <FormattedMessage id="accounts.register.names-note" />
        </p>
      </div>
      <TextField
        {...text('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={intl.formatMessage({ id: 'accounts.register.username' })}
        description={intl.formatMessage({ id: 'accounts.register.username-note' })}
        after={<AvailabilityMark state={form.availability.username} />}
      />
    </>
  );
}
