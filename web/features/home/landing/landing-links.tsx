import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { privacyNotice, terms } from '~/domain/accounts/consent/contract';
import { forgottenPasswordPage } from '~/domain/accounts/email/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { href } from '~/domain/kit/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { stationList } from '~/domain/stations/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { LanguageSwitch } from '~/web/ui/language-switch';
import { SUPPORTER_ADDRESS } from '~/web/ui/supporter-address';
import classes from './landing.module.css';

const GROUPS = [
  {
    id: 'home.links.stations',
    links: STATION_BASES.map((base) => ({ to: href(stationList, { base }), id: `app.style.${base}` })),
  },
  {
    id: 'home.links.more',
    links: [
      { to: joinPrompt.path, id: 'app.nav.join' },
      { to: quizSetup.path, id: 'app.quizzes.bank' },
      { to: aiQuizSetup.path, id: 'app.quizzes.ai' },
      { to: SUPPORTER_ADDRESS, id: 'home.supporters' },
    ],
  },
  {
    id: 'home.links.help',
    links: [
      { to: forgottenPasswordPage.path, id: 'home.links.password' },
      { to: terms.path, id: 'app.footer.terms' },
      { to: privacyNotice.path, id: 'app.footer.privacy' },
    ],
  },
];

/** At the foot of the landing: what there is, help, and the languages. */
export function LandingLinks() {
  const id = useId();
  return (
    <div className={classes.links}>
      {GROUPS.map((group) => (
        <nav key={group.id} aria-labelledby={`${id}${group.id}`}>
          <h2 id={`${id}${group.id}`}>
            <FormattedMessage id={group.id} />
          </h2>
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>
                  <FormattedMessage id={link.id} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <LanguageSwitch labelled />
    </div>
  );
}
