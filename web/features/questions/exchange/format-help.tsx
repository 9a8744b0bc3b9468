import { IconChevronDown } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { FORMATS } from '~/domain/questions/exchange/contract';
import classes from './exchange.module.css';

/** What is read of each format, and what cannot be. */
export function FormatHelp() {
  return (
    <details className={classes.help}>
      <summary>
        <FormattedMessage id="questions.import.help" />
        <IconChevronDown className={classes.chevron} size={18} aria-hidden />
      </summary>
      <dl>
        {FORMATS.map((format) => (
          <div key={format}>
            <dt>
              <FormattedMessage id={`questions.format.${format}`} />
            </dt>
            <dd>
              <FormattedMessage id={`questions.import.help.${format}`} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
