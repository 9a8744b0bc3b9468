import { IconCheck, IconCircleDashedCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { NEAR_STAGES, wishesAfter } from '~/domain/audio-pairing/compatibility';
import type { MatchSnapshot, Preferences } from '~/domain/audio-pairing/contract';
import { baseOf } from '~/domain/stations/styles';
import classes from './pairing.module.css';
import { useWaited } from './use-ticking';

const stageWord = (reach: number): string =>
  reach <= NEAR_STAGES.first ? 'near' : reach <= NEAR_STAGES.wider ? 'wider' : 'any';

/** Who would fit by now: each wish, and whether it has given way. */
export function WhoFits({ match, wishes }: { match: MatchSnapshot; wishes: Preferences }) {
  const asked = wishesAfter(wishes, useWaited(match));
  const stage = stageWord(asked.reach);
  return (
    <ul className={classes.fits}>
      <Fit widened={wishes.style !== null && asked.style === null}>
        {asked.style === null ? (
          <FormattedMessage id="audio-pairing.wish.style.any" />
        ) : (
          <FormattedMessage id={`app.style.${baseOf(asked.style)}`} />
        )}
      </Fit>
      <Fit widened={wishes.stage === 'near' && stage !== 'near'}>
        <FormattedMessage id={`audio-pairing.fits.stage-${stage}`} />
      </Fit>
      <Fit widened={wishes.language !== null && asked.language === null}>
        {asked.language === null ? (
          <FormattedMessage id="audio-pairing.wish.language.any" />
        ) : (
          <FormattedMessage id={`app.language.${asked.language}`} />
        )}
      </Fit>
    </ul>
  );
}

function Fit({ widened, children }: { widened: boolean; children: React.ReactNode }) {
  const Icon = widened ? IconCircleDashedCheck : IconCheck;
  return (
    <li data-widened={widened || undefined}>
      <Icon size={18} aria-hidden />
      <span>
        {children} {widened && <FormattedMessage id="audio-pairing.fits.widened" />}
      </span>
    </li>
  );
}
