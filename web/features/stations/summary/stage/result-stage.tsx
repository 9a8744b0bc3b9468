import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { useAnnounce } from '~/web/ui/announcer';
import { WardScene } from '~/web/ui/art/ward-scene';
import { FlyingThanks } from './flying-thanks';
import { castOfRound, useRoundPeople } from './round';
import { ScoreBoard } from './score-board';
import classes from './stage.module.css';
import { useCurtain } from './use-curtain';

interface Props {
  result: SummaryData;
  /** Items that somebody, or the words of a talk, could judge. */
  judged: number;
  /** The group has just finished. */
  together: boolean;
  /** Below the figures, which stay in sight while thanks are given. */
  children: ReactNode;
}

/** The room after a station: the score on the wall, those who took part below it, and what follows. */
export function ResultStage({ result, judged, together, children }: Props) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const round = useRoundPeople(result);
  const opens = useCurtain(result.quizlog_id, together);
  const words = say(
    { id: 'stations.summary.opened' },
    { score: result.score / 100, ticked: result.ticked, total: result.total },
  );
  useEffect(() => {
    if (opens) announce(words);
  }, [opens, announce, words]);

  return (
    <div className={classes.stage} data-opens={opens || undefined}>
      <div className={classes.wall}>
        <div className={classes.screen}>
          {together && (
            <p className={classes.together}>
              <FormattedMessage id="stations.summary.together" />
            </p>
          )}
          <ScoreBoard result={result} judged={judged} />
        </div>
        {opens && (
          <div className={`no-print ${classes.curtain}`} aria-hidden>
            <i />
            <i />
          </div>
        )}
      </div>
      <div className={`no-print ${classes.floor}`}>
        <WardScene className={classes.figures} low cast={castOfRound(result, round)}>
          <FlyingThanks round={round} />
        </WardScene>
      </div>
      <div className={classes.below}>{children}</div>
    </div>
  );
}
