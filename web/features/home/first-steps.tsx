import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import { GroupSpot, PatientSpot } from '~/web/ui/art/spots-people';
import { QuizSpot } from '~/web/ui/art/spots-things';
import { TryTen } from '~/web/ui/try-ten';
import classes from './first-steps.module.css';
import { useHomeBase } from './use-home-base';

/** For somebody who has not practised yet: three ways to begin, the first of them with one press. */
export function FirstSteps() {
  const base = useHomeBase();
  const steps = [
    {
      id: 'quiz',
      Art: QuizSpot,
      act: (
        <TryTen>
          <FormattedMessage id="app.home.today.begin.quiz.act" />
        </TryTen>
      ),
    },
    {
      id: 'station',
      Art: PatientSpot,
      act: (
        <Button component={Link} to={href(stationList, { base })} variant="default">
          <FormattedMessage id="app.home.today.begin.station.act" />
        </Button>
      ),
    },
    {
      id: 'partner',
      Art: GroupSpot,
      act: (
        <Button component={Link} to={href(audioPairingPage, { base })} variant="default">
          <FormattedMessage id="app.home.today.begin.partner.act" />
        </Button>
      ),
    },
  ];
  return (
    <ol className={classes.steps}>
      {steps.map(({ id, Art, act }) => (
        <li key={id}>
          <Art size={80} />
          <div className={classes.words}>
            <h3>
              <FormattedMessage id={`app.home.today.begin.${id}`} />
            </h3>
            <p>
              <FormattedMessage id={`app.home.today.begin.${id}.about`} />
            </p>
          </div>
          <div className={classes.act}>{act}</div>
        </li>
      ))}
    </ol>
  );
}
