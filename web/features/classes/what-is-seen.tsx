import { FormattedMessage } from 'react-intl';
import { GROUP_MIN } from '~/domain/classes/contract';
import text from '~/web/ui/text.module.css';
import classes from './classes.module.css';

const SEEN = ['name', 'done', 'weak'] as const;
const UNSEEN = ['answers', 'study', 'before'] as const;

/** What a tutor sees of a member, and what they never see. Read before one joins, and before one asks to be a tutor. */
export function WhatIsSeen({ to = 'member' }: { to?: 'member' | 'tutor' }) {
  const [sees, never] =
    to === 'tutor' ? ['classes.tutor-sees', 'classes.tutor-never'] : ['classes.sees', 'classes.never'];
  return (
    <div className={classes.seen}>
      <div>
        <p className={text.strongText}>
          <FormattedMessage id={sees} />
        </p>
        <ul>
          {SEEN.map((what) => (
            <li key={what}>
              <FormattedMessage id={`${sees}.${what}`} values={{ count: GROUP_MIN }} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className={text.strongText}>
          <FormattedMessage id={never} />
        </p>
        <ul>
          {UNSEEN.map((what) => (
            <li key={what}>
              <FormattedMessage id={`${never}.${what}`} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
