import { Button, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { TryTen } from '~/web/ui/try-ten';
import classes from './summary.module.css';

/** What comes next for somebody without an account: registering, which keeps the quiz, or ten more. */
export function GuestGoOn() {
  const { pathname } = useLocation();
  return (
    <div className={classes.goOn}>
      <Text maw="44ch">
        <FormattedMessage id="quizzes.summary.guest" />
      </Text>
      <Button component={Link} to={href(register, {}, { next: pathname })}>
        <FormattedMessage id="app.guest.register" />
      </Button>
      <TryTen variant="default">
        <FormattedMessage id="app.try.more" />
      </TryTen>
    </div>
  );
}
