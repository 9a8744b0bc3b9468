import { useShownScheme } from '~/web/core/scheme';
import { IconArrowRight } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { launchpad } from '~/domain/consultations/contract';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { href } from '~/domain/kit/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { circuitsPage } from '~/domain/stations/circuits/contract';
import { stationList } from '~/domain/stations/contract';
import { useSession } from '~/web/core/session';
import { useHomeBase } from '../use-home-base';
import { SectionHeading } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import classes from './landing.module.css';
import { SCREENS, SIZE, type Way } from './screens';

/** Each way to practise: a screen of it, and the way there. */
export function Ways() {
  const { formatMessage: say } = useIntl();
  const { language } = useSession();
  const scheme = useShownScheme();
  const base = useHomeBase();
  const ways: { id: Way; to: string }[] = [
    { id: 'group', to: href(stationList, { base }) },
    { id: 'partner', to: href(audioPairingPage, { base }) },
    { id: 'patient', to: href(launchpad, { base }) },
    { id: 'circuit', to: href(circuitsPage, { base }) },
    { id: 'quiz', to: href(quizSetup) },
    { id: 'cards', to: href(flashcardHome) },
  ];
  return (
    <section className={layout.section}>
      <SectionHeading>
        <FormattedMessage id="home.ways" />
      </SectionHeading>
      <ul className={classes.ways}>
        {ways.map(({ id, to }) => (
          <li key={id} className={classes.way}>
            <img
              className={classes.screen}
              src={SCREENS[id][language][scheme]}
              alt={say({ id: `home.${id}.screen` })}
              {...SIZE}
              loading="lazy"
              decoding="async"
            />
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
