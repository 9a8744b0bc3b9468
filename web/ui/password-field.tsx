import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './button';
import classes from './password-field.module.css';
import { type FieldProps, TextField } from './text-field';

/** A password, with a button that shows it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const { formatMessage: say } = useIntl();
  const [shown, show] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          className={classes.show}
          aria-label={say({ id: 'app.password.show' })}
          aria-pressed={shown}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => show(!shown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            {shown ? (
              <path d="M4.5 3.8 19.5 20.3M14.5 14.8A3.75 3.75 0 0 1 9.5 9.2M12.7 8.3a3.75 3.75 0 0 1 3 3.3M19.6 15.9C21.6 14 22.5 12 22.5 12S19.5 5.3 12 5.3a11.8 11.8 0 0 0-1.9.2M6.9 6.4C3.1 8.4 1.5 12 1.5 12s3 6.8 10.5 6.8a11 11 0 0 0 5-1.2" />
            ) : (
              <>
                <path d="M12 5.3C4.5 5.3 1.5 12 1.5 12s3 6.8 10.5 6.8 10.5-6.8 10.5-6.8-3-6.7-10.5-6.7Z" />
                <circle cx="12" cy="12" r="3.75" />
              </>
            )}
          </svg>
        </IconButton>
      }
    />
  );
}
