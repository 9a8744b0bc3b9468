import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import classes from './join.module.css';
import { useGuestName } from './use-guest-name';

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
  const guest = useGuestName();
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
        const given = guest.given();
        if (given) onJoin(given);
      }}
    >
      <div className={layout.stackMedium}>
        {guest.field}
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
