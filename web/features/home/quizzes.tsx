import {
  IconBooks,
  IconCards,
  IconChevronRight,
  IconListNumbers,
  IconNotebook,
  IconSparkles,
} from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { href } from '~/domain/kit/contract';
import { notebookHome } from '~/domain/notebook/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { personalQuizzes } from '~/domain/quizzes/personal/contract';
import { SectionHeading } from '~/web/ui/section-heading';
import classes from './quizzes.module.css';
import cards from './style-cards.module.css';

const WAYS = [
  { to: href(quizSetup), Icon: IconBooks, id: 'app.quizzes.bank' },
  { to: href(aiQuizSetup), Icon: IconSparkles, id: 'app.quizzes.ai' },
  { to: href(personalQuizzes), Icon: IconListNumbers, id: 'app.quizzes.own' },
  { to: href(flashcardHome), Icon: IconCards, id: 'app.cards.home' },
  { to: href(notebookHome), Icon: IconNotebook, id: 'app.nav.notebook' },
] as const;

/** The ways into questions, cards and their texts. */
export function Quizzes() {
  return (
    <section>
      <SectionHeading>
        <FormattedMessage id="app.home.quizzes" />
      </SectionHeading>
      <ul className={classes.ways}>
        {WAYS.map(({ to, Icon, id }) => (
          <li key={id}>
            <Link to={to} className={cards.card}>
              <Icon size={28} stroke={1.6} className={cards.icon} aria-hidden />
              <span>
                <span className={cards.name}>
                  <FormattedMessage id={id} />
                </span>
                <span className={cards.about}>
                  <FormattedMessage id={`${id}.about`} />
                </span>
              </span>
              <IconChevronRight size={20} className={cards.arrow} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
