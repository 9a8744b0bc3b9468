import { useId } from 'react';
import { useIntl } from 'react-intl';
import { chooseScheme, SCHEMES, useScheme } from '~/web/core/scheme';
import { Segments } from '~/web/ui/segments';
import classes from '~/web/ui/segments.module.css';

/** The same as in the menu, all three in sight. */
export function SchemeSwitch() {
  const intl = useIntl();
  const label = useId();
  const chosen = useScheme();
  return (
    <div className={classes.labelled}>
      <span id={label}>{intl.formatMessage({ id: 'app.scheme.label' })}</span>
      <Segments
        aria-labelledby={label}
        value={chosen}
        onChange={chooseScheme}
        options={SCHEMES.map((value) => ({ value, label: intl.formatMessage({ id: `app.scheme.${value}` }) }))}
      />
    </div>
  );
}
