import { FormattedMessage } from 'react-intl';
import classes from './footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <span className={classes.name}>Wardmates</span>
        <span>
          <FormattedMessage id="app.footer.disclaimer" />
        </span>
      </div>
    </footer>
  );
}
