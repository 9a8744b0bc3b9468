import { Button, Title } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import type { StationBase } from '~/domain/stations/styles';
import { useAction } from '~/web/live/client';
import classes from './pairing.module.css';

/** Whom one is never paired with, and taking that back. */
export function Blocked({
  base,
  people,
  onUnblocked,
}: {
  base: StationBase;
  people: { id: number; name: string }[];
  onUnblocked?: () => void;
}) {
  const intl = useIntl();
  const unblock = useAction(audioPairingPage, 'unblock', { params: { base } }, { onSuccess: onUnblocked });
  return (
    <section className={classes.blocked} aria-labelledby="blocked">
      <Title order={3} id="blocked">
        <FormattedMessage id="audio-pairing.blocked" />
      </Title>
      <ul>
        {people.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button
              variant="subtle"
              aria-label={intl.formatMessage({ id: 'audio-pairing.unblock.label' }, { name })}
              loading={unblock.isPending && unblock.variables?.account_id === id}
              onClick={() => unblock.mutate({ account_id: id })}
            >
              <FormattedMessage id="audio-pairing.unblock" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
