import { FormattedMessage } from 'react-intl';
import text from './text.module.css';

/** Stands where software has written something that could be read as advice. */
export const NotAdvice = () => (
  <p className={text.dimmedText}>
    <FormattedMessage id="app.not-advice" />
  </p>
);
