import { FormattedMessage } from 'react-intl';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import { GroupSpot, PatientSpot } from '~/web/ui/art/spots-people';
import { QuizSpot } from '~/web/ui/art/spots-things';
import { LinkButton } from '~/web/ui/button';
import { TryTen } from '~/web/ui/try-ten';
import classes from './first-steps.module.css';
import { useHomeBase } from './use-home-base';

/** Three ways to begin, the first of them with one press. @param besides below what is to do now, which has the filled button */
export function FirstSteps({ besides = false }: { besides?: boolean }) {
  const base = useHomeBase();
  const Heading = besides ? 'h4' : 'h3';
  const steps = [
    {
      id: 'quiz',
      Art: QuizSpot,
      act: (
        <TryTen variant={besides ? 'default' : 'filled'}>
          <FormattedMessage id="app.home.today.begin.quiz.act" />
        </TryTen>
      ),
    },
    {
      id: 'station',
      Art: PatientSpot,
      act: (
        <LinkButton to={href(stationList, { base })} variant="default">
          <FormattedMessage id="app.home.today.begin.station.act" />
        </LinkButton>
      ),
    },
    {
      id: 'partner',
      Art: GroupSpot,
      act: (
        <LinkButton to={href(audioPairingPage, { base })} variant="default">
          <FormattedMessage id="app.home.today.begin.partner.act" />
        </LinkButton>
      ),
    },
  ];
  return (
    <ol className={classes.steps} data-besides={besides || undefined}>
      {steps.map(({ id, Art, act }) => (
        <li key={id}>
          <Art size={80} />
          <div className={classes.words}>
            <Heading>
              <FormattedMessage id={`app.home.today.begin.${id}`} />
            </Heading>
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
