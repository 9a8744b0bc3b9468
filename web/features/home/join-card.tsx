import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { isPin } from '~/domain/group-practice/pin';
import { useSession } from '~/web/core/session';
import { typedFirst } from '~/web/core/first-html';
import { Button } from '~/web/ui/button';
import { PinInput, readPin } from '~/web/ui/pin-input';
import text from '~/web/ui/text.module.css';
import classes from './join-card.module.css';

/** From the start page into a group, in nine digits. */
export function JoinCard() {
  const intl = useIntl();
  const navigate = useNavigate();
  const heading = useId();
  const signedIn = useSession().person !== null;
  const [first] = useState(() => typedFirst('pin'));
  const [pin, setPin] = useState(readPin(first.typed));
  const [incomplete, setIncomplete] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPin(pin)) void navigate(href(joinGroup, { pin }), { state: { atOnce: true } });
    else setIncomplete(true);
  };
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={text.largeText}>
        <FormattedMessage id="app.home.join.title" />
      </h2>
      <p className={classes.body}>
        <FormattedMessage id={signedIn ? 'app.home.join.body-signed-in' : 'app.home.join.body'} />
      </p>
      <form onSubmit={submit} className={classes.form} noValidate>
        <PinInput
          name="pin"
          autoFocus={first.autoFocus}
          value={pin}
          error={incomplete ? intl.formatMessage({ id: 'app.pin.incomplete' }) : null}
          onChange={(typed) => {
            setPin(typed);
            setIncomplete(false);
          }}
        />
        <Button type="submit" className={classes.submit}>
          <FormattedMessage id="app.home.join.submit" />
        </Button>
      </form>
    </section>
  );
}
