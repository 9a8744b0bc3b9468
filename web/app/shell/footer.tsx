import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { privacyNotice, terms } from '~/domain/accounts/consent/contract';
import classes from './footer.module.css';

export function Footer() {
  const { formatMessage: say } = useIntl();
  return (
    <footer className={`no-print ${classes.footer}`}>
      <div className={classes.inner}>
        <span className={classes.name}>Wardmates</span>
        <span>
          <FormattedMessage id="app.footer.disclaimer" />
        </span>
        <nav className={classes.links} aria-label={say({ id: 'app.footer.links' })}>
          <Link to={terms.path}>
            <FormattedMessage id="app.footer.terms" />
          </Link>
          <Link to={privacyNotice.path}>
            <FormattedMessage id="app.footer.privacy" />
          </Link>
        </nav>
      </div>
    </footer>
  );
}
