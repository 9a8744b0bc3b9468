import { IconBooks, IconChevronRight, IconListNumbers, IconSparkles } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { personalQuizzes } from '~/domain/quizzes/personal/contract';
import { usePage } from '~/web/live/client';
import { SectionHeading } from '~/web/ui/section-heading';
import { UnfinishedQuizzes } from '~/web/ui/unfinished-quizzes';
import classes from './quizzes.module.css';
import cards from './style-cards.module.css';

/** How many unfinished ones the start page shows; the set-up shows more. */
const SHOWN = 2;

const WAYS = [
  { to: href(quizSetup), Icon: IconBooks, id: 'bank' },
  { to: href(aiQuizSetup), Icon: IconSparkles, id: 'ai' },
  { to: href(personalQuizzes), Icon: IconListNumbers, id: 'own' },
] as const;

/** On with an unfinished quiz, or into a new one. What cannot be read is no reason to say so here: the ways in stand. */
export function Quizzes() {
  const { data } = usePage(quizSetup);
  const unfinished = data?.unfinished.slice(0, SHOWN) ?? [];
  return (
    <section>
      <SectionHeading>
        <FormattedMessage id="app.home.quizzes" />
      </SectionHeading>
      <div className={classes.stack}>
        {unfinished.length > 0 && <UnfinishedQuizzes quizzes={unfinished} />}
        <ul className={classes.ways}>
          {WAYS.map(({ to, Icon, id }) => (
            <li key={id}>
              <Link to={to} className={cards.card}>
                <Icon size={28} stroke={1.6} className={cards.icon} aria-hidden />
                <span>
                  <span className={cards.name}>
                    <FormattedMessage id={`app.quizzes.${id}`} />
                  </span>
                  <span className={cards.about}>
                    <FormattedMessage id={`app.quizzes.${id}.about`} />
                  </span>
                </span>
                <IconChevronRight size={20} className={cards.arrow} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
