import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { notebookHome, topicPage } from '~/domain/notebook/contract';
import { SPECIALTIES } from '~/domain/questions/specialties';
import { ProgressBar } from '~/web/ui/progress-bar';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './home.module.css';

export type Home = PageData<typeof notebookHome>;

type Topic = Home['topics'][number];

/** The specialties that have topics. */
export function SpecialtyCards({ topics }: { topics: readonly Topic[] }) {
  const { formatMessage: say } = useIntl();
  return (
    <nav aria-label={say({ id: 'notebook.specialties' })}>
      <ul className={classes.cards}>
        {SPECIALTIES.map(({ id, key }) => {
          const here = topics.filter(({ specialty_id }) => specialty_id === id);
          return (
            here.length > 0 && (
              <Card key={id} to={href(notebookHome, {}, { specialty: id })} topics={here}>
                <FormattedMessage id={`questions.specialty.${key}`} />
              </Card>
            )
          );
        })}
      </ul>
    </nav>
  );
}

export const TopicCards = ({ topics }: { topics: readonly Topic[] }) =>
  topics.length > 0 && (
    <ul className={classes.cards}>
      {topics.map((topic) => (
        <Card key={topic.slug} to={href(topicPage, { topic_slug: topic.slug })} topics={[topic]}>
          {topic.topic_name}
        </Card>
      ))}
    </ul>
  );

/** Topics under their name: how much of them was read, and how their questions went. */
function Card({ to, topics, children }: { to: string; topics: readonly Topic[]; children: ReactNode }) {
  const sum = (what: 'sections' | 'read' | 'questions' | 'answered' | 'right') =>
    topics.reduce((all, topic) => all + topic[what], 0);
  const [read, answered] = [sum('read'), sum('answered')];
  const whole = { sections: sum('sections'), questions: sum('questions') };
  return (
    <li className={`${lists.line} ${layout.panel} ${classes.card}`}>
      <Link to={to} className={lists.link}>
        {children}
      </Link>
      {read + answered === 0 ? (
        <p className={text.dimmedText}>
          <FormattedMessage id="notebook.card.new" values={whole} />
        </p>
      ) : (
        <dl className={classes.measures}>
          <Measure name="read" part={read} whole={whole.sections} />
          {answered === 0 ? (
            <Measure name="answered" part={0} whole={whole.questions} />
          ) : (
            <Measure name="right" part={sum('right')} whole={answered} />
          )}
        </dl>
      )}
    </li>
  );
}

const Measure = ({ name, part, whole }: { name: 'read' | 'answered' | 'right'; part: number; whole: number }) =>
  whole > 0 && (
    <div>
      <dt>
        <FormattedMessage id={`notebook.card.${name}`} />
      </dt>
      <dd>
        <ProgressBar share={part / whole} />
        <span className={text.smallFigure}>
          <FormattedMessage
            id="notebook.card.of"
            values={{ part: <FormattedNumber value={part} />, whole: <FormattedNumber value={whole} /> }}
          />
        </span>
      </dd>
    </div>
  );
