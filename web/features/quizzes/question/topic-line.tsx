import { FormattedMessage } from 'react-intl';
import type { AnsweredQuestion } from '~/domain/questions/contract';
import { focusKey, specialtyKey } from '~/domain/questions/specialties';
import classes from './labels.module.css';

/** Specialty, topic, focus and difficulty in one line; told after answering only, for a topic may be half of the answer. */
export function TopicLine({ answered }: { answered: AnsweredQuestion }) {
  const specialty = specialtyKey(answered.specialty_id);
  const focus = focusKey(answered.focus_id);
  return (
    <ul className={classes.topics}>
      {specialty && (
        <li>
          <FormattedMessage id={`questions.specialty.${specialty}`} />
        </li>
      )}
      {answered.topic_name && <li>{answered.topic_name}</li>}
      {focus && (
        <li>
          <FormattedMessage id={`questions.focus.${focus}`} />
        </li>
      )}
      <li>
        <FormattedMessage id={`questions.difficulty.${answered.difficulty}`} />
      </li>
    </ul>
  );
}
