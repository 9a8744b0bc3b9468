import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { notebookHome } from '~/domain/notebook/contract';
import { SPECIALTIES } from '~/domain/questions/specialties';
import { ProgressBar } from '~/web/ui/progress-bar';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import type { Home } from './home-page';
import classes from './home.module.css';

type Topic = Home['topics'][number];

/** The specialties that have topics: of each, how much was read and how its questions went. */
export function SpecialtyCards({ topics }: { topics: readonly Topic[] }) {
  const { formatMessage: say } = useIntl();
  return (
    <nav aria-label={say({ id: 'notebook.specialties' })}>
      <ul className={classes.cards}>
        {SPECIALTIES.map(({ id, key }) => {
          const here = topics.filter(({ specialty_id }) => specialty_id === id);
          const sum = (what: 'sections' | 'read' | 'questions' | 'answered' | 'right') =>
            here.reduce((all, topic) => all + topic[what], 0);
          if (here.length === 0) return null;
          return (
            <li key={id} className={`${lists.line} ${classes.card}`}>
              <Link to={href(notebookHome, {}, { specialty: id })} className={lists.link}>
                <FormattedMessage id={`questions.specialty.${key}`} />
              </Link>
              <dl className={classes.measures}>
                <Measure name="read" part={sum('read')} whole={sum('sections')} />
                {sum('answered') === 0 ? (
                  <Measure name="answered" part={0} whole={sum('questions')} />
                ) : (
                  <Measure name="right" part={sum('right')} whole={sum('answered')} />
                )}
              </dl>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const Measure = ({ name, part, whole }: { name: 'read' | 'answered' | 'right'; part: number; whole: number }) => (
  <div>
    <dt>
      <FormattedMessage id={`notebook.specialty.${name}`} />
    </dt>
    <dd>
      <ProgressBar share={whole === 0 ? 0 : part / whole} />
      <span className={text.smallFigure}>
        <FormattedMessage
          id="notebook.specialty.of"
          values={{ part: <FormattedNumber value={part} />, whole: <FormattedNumber value={whole} /> }}
        />
      </span>
    </dd>
  </div>
);
