import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { pairingSearching, type MatchSnapshot, type Preferences } from '~/domain/audio-pairing/contract';
import type { StationBase } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { PushOffer } from '~/web/parts/push/push-offer';
import { useLive } from '~/web/live/use-live';
import { castAwaiting } from '~/web/ui/art/cast-of';
import { AboutTime, WaitingScene } from '~/web/ui/art/waiting-scene';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import text from '~/web/ui/text.module.css';
import { formatClock } from '~/web/ui/timer/format-clock';
import { Notice } from './notice';
import classes from './pairing.module.css';
import { asSearch, PreferencesForm } from './preferences-form';
import { usePairingAction } from './use-match';
import { useWaited } from './use-ticking';
import { WhoFits } from './who-fits';

/** In the queue: how long so far, how long it usually takes, how many others, and who would fit by now. */
export function Searching({ base, me, match }: { base: StationBase; me: number; match: MatchSnapshot }) {
  const { snapshot: everyone } = useLive(pairingSearching, 'everyone');
  const { person } = useSession();
  const [changing, setChanging] = useState(false);
  const search = usePairingAction('search', me, base);
  const stop = usePairingAction('stop', me, base);
  const others = Math.max(0, (everyone?.searching_count ?? match.searching_count) - 1);
  const wishes = match.preferences;
  const usual = match.usual_wait ?? null;

  return (
    <>
      {match.notice && <Notice notice={match.notice} searching />}
      <WaitingScene
        cast={castAwaiting('ghost', person?.name)}
        role="status"
        now={<FormattedMessage id="audio-pairing.others-searching" values={{ count: others }} />}
        usually={usual !== null && <AboutTime of="audio-pairing.usual" seconds={usual} />}
      >
        <div className={classes.searching}>
          <Waited match={match} />
          <Button
            variant="default"
            before={<IconX size={18} aria-hidden />}
            loading={stop.isPending}
            onClick={() => stop.mutate({})}
          >
            <FormattedMessage id="audio-pairing.stop" />
          </Button>
        </div>
      </WaitingScene>
      <PushOffer kind="partner" />
      {(stop.error ?? search.error) && <ProblemNotice error={(stop.error ?? search.error)!} />}
      {wishes && (
        <Section
          id="fits"
          className={layout.step}
          title={<FormattedMessage id="audio-pairing.fits" />}
          actions={
            <Button
              variant="subtle"
              aria-expanded={changing}
              before={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              onClick={() => setChanging(!changing)}
            >
              <FormattedMessage id="audio-pairing.change" />
            </Button>
          }
        >
          <WhoFits match={match} wishes={wishes} />
          {changing && (
            <PreferencesForm
              base={base}
              wishes={wishes}
              onChange={(changed: Preferences) => search.mutate(asSearch(changed))}
            />
          )}
        </Section>
      )}
      <p className={text.dimmedText}>
        <FormattedMessage id="audio-pairing.stay-about" />
      </p>
    </>
  );
}

function Waited({ match }: { match: MatchSnapshot }) {
  const waited = useWaited(match);
  return (
    <div>
      <h2 className={text.dimmedText}>
        <FormattedMessage id="audio-pairing.waited" />
      </h2>
      <p className={classes.waited}>
        <time dateTime={`PT${waited}S`}>{formatClock(waited)}</time>
      </p>
    </div>
  );
}
