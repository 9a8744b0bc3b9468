import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { GUEST_NAME_MAX } from '~/domain/accounts/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { typedFirst } from '~/web/core/first-html';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { TextField } from '~/web/ui/text-field';
import classes from './join.module.css';

interface JoinFormProps {
  pin: string;
  /** The key of the link that they came by. */
  invitation: string | undefined;
  /** Under which name the person is signed in; null when nobody is. */
  name: string | null;
  pending: boolean;
  /** With the name a guest gave, or null. */
  onJoin: (name: string | null) => void;
}

export function JoinForm({ pin, invitation, name, pending, onJoin }: JoinFormProps) {
  const [given, setGiven] = useState(() => typedFirst('name').typed);
  const [missing, setMissing] = useState(false);
  const next = href(joinGroup, { pin }, { key: invitation });

  if (name !== null)
    return (
      <Button size="large" wide loading={pending} autoFocus onClick={() => onJoin(null)}>
        <FormattedMessage id="group-practice.join.as" values={{ name }} />
      </Button>
    );

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (given.trim() === '') setMissing(true);
        else onJoin(given.trim());
      }}
    >
      <div className={layout.stackMedium}>
        <TextField
          label={<FormattedMessage id="group-practice.join.name" />}
          description={<FormattedMessage id="group-practice.join.name-hint" />}
          error={missing && <FormattedMessage id="group-practice.join.name-missing" />}
          size="large"
          name="name"
          autoComplete="nickname"
          maxLength={GUEST_NAME_MAX}
          autoFocus
          value={given}
          onChange={(event) => {
            setGiven(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <Button type="submit" size="large" wide loading={pending}>
          <FormattedMessage id="group-practice.join.as-guest" />
        </Button>
        <p className={classes.account}>
          <FormattedMessage
            id="group-practice.join.account"
            values={{
              signin: (words) => (
                <Link to={href(login, {}, { next })} key="signin">
                  {words}
                </Link>
              ),
              register: (words) => (
                <Link to={href(register, {}, { next })} key="register">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      </div>
    </form>
  );
}
