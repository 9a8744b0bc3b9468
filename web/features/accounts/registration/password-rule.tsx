import { IconCheck, IconPoint } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { PASSWORD_MIN } from '~/domain/accounts/credentials';
import text from '~/web/ui/text.module.css';
import { PasswordStrength } from './password-strength';
import classes from './registration.module.css';

const PARTS = [
  { id: 'accounts.register.password.length', isMet: (password: string) => password.length >= PASSWORD_MIN },
  { id: 'accounts.register.password.letter', isMet: (password: string) => /\p{L}/u.test(password) },
  { id: 'accounts.register.password.digit', isMet: (password: string) => /\d/.test(password) },
];

/** What a password needs, each part ticked off as it is typed, and how strong it is. */
export function PasswordRule({ id, password }: { id: string; password: string }) {
  return (
    <>
      <ul id={id} className={classes.rule}>
        {PARTS.map((part) => {
          const met = part.isMet(password);
          return (
            <li key={part.id} data-met={met || undefined}>
              {met ? <IconCheck size={16} aria-hidden /> : <IconPoint size={16} aria-hidden />}
              <FormattedMessage id={part.id} />
              <span className={text.unseen}>
                {' '}
                <FormattedMessage id={met ? 'accounts.register.password.met' : 'accounts.register.password.open'} />
              </span>
            </li>
          );
        })}
      </ul>
      <PasswordStrength password={password} />
    </>
  );
}
