import { IconBook2, IconSparkles } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { GENERATIONS_A_DAY } from '~/domain/quizzes/generation/contract';
import classes from './purchase.module.css';

const BENEFITS = [
  { id: 'notebook', Icon: IconBook2 },
  { id: 'quizzes', Icon: IconSparkles },
] as const;

/** What supporters have today that others do not. */
export function Benefits() {
  return (
    <ul className={classes.benefits}>
      {BENEFITS.map(({ id, Icon }) => (
        <li key={id}>
          <Icon size={24} stroke={1.6} aria-hidden />
          <div>
            <h2>
              <FormattedMessage id={`purchases.supporter.${id}`} />
            </h2>
            <p>
              <FormattedMessage id={`purchases.supporter.${id}.about`} values={GENERATIONS_A_DAY} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
