import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { InboxSpot, NotebookSpot, QuizSpot } from '~/web/ui/art/spots-things';
import { SectionHeading } from '~/web/ui/section-heading';
import { SUPPORTER_ADDRESS } from '~/web/ui/supporter-address';
import layout from '~/web/ui/layout.module.css';
import classes from './landing.module.css';

const FREE = ['stations', 'questions', 'cards'];
const SUPPORTERS = ['notebook', 'quizzes', 'decks'];
const TRUST = [
  { id: 'review', Art: QuizSpot },
  { id: 'sources', Art: NotebookSpot },
  { id: 'data', Art: InboxSpot },
];

function Points({ of, ids }: { of: string; ids: readonly string[] }) {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <IconCheck size={20} aria-hidden />
          <span>
            <FormattedMessage id={`home.${of}.${id}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is free and what supporters get; who checks what is taught, and what becomes of one's data. */
export function PlainWords() {
  return (
    <>
      <section className={layout.section}>
        <SectionHeading>
          <FormattedMessage id="home.price" />
        </SectionHeading>
        <div className={classes.plain}>
          <div className={classes.sheet}>
            <h3>
              <FormattedMessage id="home.free" />
            </h3>
            <Points of="free" ids={FREE} />
          </div>
          <div className={classes.sheet} data-accent>
            <h3>
              <FormattedMessage id="home.supporters" />
            </h3>
            <Points of="supporters" ids={SUPPORTERS} />
            <Link to={SUPPORTER_ADDRESS}>
              <FormattedMessage id="home.supporters.see" />
            </Link>
          </div>
        </div>
      </section>
      <section className={layout.section}>
        <SectionHeading>
          <FormattedMessage id="home.trust" />
        </SectionHeading>
        <ul className={classes.trust}>
          {TRUST.map(({ id, Art }) => (
            <li key={id}>
              <Art size={72} />
              <h3>
                <FormattedMessage id={`home.trust.${id}`} />
              </h3>
              <p>
                <FormattedMessage id={`home.trust.${id}.body`} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
