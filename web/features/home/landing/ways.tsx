import { IconArrowRight } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { launchpad } from '~/domain/consultations/contract';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { href } from '~/domain/kit/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { circuitsPage } from '~/domain/stations/circuits/contract';
import { stationList } from '~/domain/stations/contract';
import { useHomeBase } from '../use-home-base';
import { SectionHeading } from '~/web/ui/section-heading';
import classes from './landing.module.css';
import { CardsMock, CircuitMock, LobbyMock, PartnerMock, PatientMock, QuizMock } from './mocks';

/** Each way to practise: a screen of it, and the way there. */
export function Ways() {
  const base = useHomeBase();
  const ways: { id: string; to: string; Screen: ComponentType }[] = [
    { id: 'group', to: href(stationList, { base }), Screen: LobbyMock },
    { id: 'partner', to: href(audioPairingPage, { base }), Screen: PartnerMock },
    { id: 'patient', to: href(launchpad, { base }), Screen: PatientMock },
    { id: 'circuit', to: href(circuitsPage, { base }), Screen: CircuitMock },
    { id: 'quiz', to: href(quizSetup), Screen: QuizMock },
    { id: 'cards', to: href(flashcardHome), Screen: CardsMock },
  ];
  return (
    <section className={classes.section}>
      <SectionHeading>
        <FormattedMessage id="home.ways" />
      </SectionHeading>
      <ul className={classes.ways}>
        {ways.map(({ id, to, Screen }) => (
          <li key={id} className={classes.way}>
            <div aria-hidden>
              <Screen />
            </div>
            <div className={classes.wayWords}>
              <h3>
                <Link to={to}>
                  <FormattedMessage id={`home.${id}`} />
                  <IconArrowRight size={18} aria-hidden />
                </Link>
              </h3>
              <p>
                <FormattedMessage id={`home.${id}.about`} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
