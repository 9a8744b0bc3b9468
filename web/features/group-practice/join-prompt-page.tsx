import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { isPin, PIN_DIGITS } from '~/domain/group-practice/pin';
import { typedFirst } from '~/web/core/first-html';
import { Button } from '~/web/ui/button';
import { PageHeader } from '~/web/ui/page-header';
import { PinInput, readPin } from '~/web/ui/pin-input';
import layout from '~/web/ui/layout.module.css';
import classes from './join.module.css';

/** `/join/`: asks for the PIN. Whether there is a group behind it is asked only when joining. */
export function JoinPromptPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [pin, setPin] = useState(() => readPin(typedFirst('pin').typed));
  const [incomplete, setIncomplete] = useState(false);

  return (
    <div className={classes.card}>
      <PageHeader
        title={intl.formatMessage({ id: 'group-practice.join.title' })}
        lead={intl.formatMessage({ id: 'group-practice.join.lead' })}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isPin(pin)) void navigate(href(joinGroup, { pin }), { state: { atOnce: true } });
          else setIncomplete(true);
        }}
      >
        <div className={layout.stackLoose}>
          <PinInput
            className={classes.pinField}
            description={<FormattedMessage id="group-practice.join.pin-hint" />}
            name="pin"
            autoFocus
            value={pin}
            onChange={(digits) => {
              setPin(digits);
              setIncomplete(false);
            }}
            error={
              incomplete && (
                <FormattedMessage
                  id="group-practice.join.pin-incomplete"
                  values={{ missing: PIN_DIGITS - pin.length }}
                />
              )
            }
          />
          <Button type="submit" size="large" wide>
            <FormattedMessage id="group-practice.join.continue" />
          </Button>
        </div>
      </form>
    </div>
  );
}
