import { Button, Collapse, Paper, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { pairingSearching, type MatchSnapshot, type Preferences } from '~/domain/audio-pairing/contract';
import { wishesAfter } from '~/domain/audio-pairing/compatibility';
import type { StationBase } from '~/domain/stations/styles';
import { PushOffer } from '~/web/parts/push/push-offer';
import { useLive } from '~/web/live/use-live';
import { ProblemNotice } from '~/web/ui/problem';
import { formatClock } from '~/web/ui/timer/format-clock';
import { Notice } from './notice';
import classes from './pairing.module.css';
import { asSearch, PreferencesForm } from './preferences-form';
import { usePairingAction } from './use-match';
import { useServerNow } from './use-ticking';
import { WhoFits } from './who-fits';

/** In the queue: how long so far, how many others, and who would fit by now. */
export function Searching({ base, me, match }: { base: StationBase; me: number; match: MatchSnapshot }) {
  const { snapshot: everyone } = useLive(pairingSearching, 'everyone');
  const now = useServerNow(match.server_time);
  const [changing, { toggle }] = useDisclosure(false);
  const search = usePairingAction('search', me, base);
  const stop = usePairingAction('stop', me, base);
  const waited = Math.max(0, Math.floor((now - (match.waiting_since ?? now)) / 1_000));
  const others = Math.max(0, (everyone?.searching_count ?? match.searching_count) - 1);
  const wishes = match.preferences;

  return (
    <>
      {match.notice && <Notice notice={match.notice} searching />}
      <Paper component="section" withBorder className={classes.searching}>
        <div className={classes.pulse} aria-hidden>
          <span />
          <span />
        </div>
        <div>
          <Text size="sm" c="dimmed" component="h2">
            <FormattedMessage id="audio-pairing.waited" />
          </Text>
          <p className={classes.waited}>
            <time dateTime={`PT${waited}S`}>{formatClock(waited)}</time>
          </p>
          <Text role="status">
            <FormattedMessage id="audio-pairing.others-searching" values={{ count: others }} />
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconX size={18} aria-hidden />}
          loading={stop.isPending}
          onClick={() => stop.mutate({})}
        >
          <FormattedMessage id="audio-pairing.stop" />
        </Button>
      </Paper>
      <PushOffer kind="partner" />
      {(stop.error ?? search.error) && <ProblemNotice error={(stop.error ?? search.error)!} />}
      {wishes && (
        <Paper component="section" withBorder className={classes.card} aria-labelledby="fits">
          <div className={classes.cardHead}>
            <Title order={2} id="fits">
              <FormattedMessage id="audio-pairing.fits" />
            </Title>
            <Button
              variant="subtle"
              aria-expanded={changing}
              leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              onClick={toggle}
            >
              <FormattedMessage id="audio-pairing.change" />
            </Button>
          </div>
          <WhoFits wishes={wishes} asked={wishesAfter(wishes, waited)} />
          <Collapse expanded={changing}>
            <PreferencesForm
              base={base}
              wishes={wishes}
              onChange={(changed: Preferences) => search.mutate(asSearch(changed))}
            />
          </Collapse>
        </Paper>
      )}
      <Text size="sm" c="dimmed">
        <FormattedMessage id="audio-pairing.stay-about" />
      </Text>
    </>
  );
}
