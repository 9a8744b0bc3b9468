import { FormattedMessage } from 'react-intl';
import { GROUP_MIN } from '~/domain/classes/contract';
import classes from './classes.module.css';

const SEEN = ['name', 'done', 'weak'] as const;
const UNSEEN = ['answers', 'study', 'before'] as const;

/** What a tutor sees of a member, and what they never see. Read before one joins. */
export function WhatIsSeen() {
  return (
    <div className={classes.seen}>
      <div>
        <p className={classes.strong}>
          <FormattedMessage id="classes.sees" />
        </p>
        <ul>
          {SEEN.map((what) => (
            <li key={what}>
              <FormattedMessage id={`classes.sees.${what}`} values={{ count: GROUP_MIN }} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className={classes.strong}>
          <FormattedMessage id="classes.never" />
        </p>
        <ul>
          {UNSEEN.map((what) => (
            <li key={what}>
              <FormattedMessage id={`classes.never.${what}`} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
