import { FormattedDate, FormattedMessage } from 'react-intl';
import type { OwnSanction } from '~/domain/moderation/people/contract';
import { TimeAgo } from '~/web/ui/time-ago';
import classes from '../cases/cases.module.css';

interface Props {
  sanction: OwnSanction;
  by?: string | null;
  liftedBy?: string | null;
}

/** One decision about a person: what, why, since when and until when. */
export function SanctionLine({ sanction, by, liftedBy }: Props) {
  const { kind, reason, at, until, in_force, lifted, asked, answered } = sanction;
  return (
    <>
      <p className={classes.strong}>
        <FormattedMessage id={`people.was.${kind}`} />
        {kind !== 'warn' && (
          <>
            {', '}
            {until === null ? (
              <FormattedMessage id="people.without-end" />
            ) : (
              <FormattedMessage
                id="people.until"
                values={{ date: <FormattedDate value={until} dateStyle="medium" timeStyle="short" /> }}
              />
            )}
          </>
        )}
      </p>
      <p className={classes.said}>{reason}</p>
      <p className={classes.meta}>
        <TimeAgo at={at} />
        {by && (
          <>
            {' · '}
            <FormattedMessage id="people.by" values={{ name: by }} />
          </>
        )}
        {!lifted && kind !== 'warn' && !in_force && (
          <>
            {' · '}
            <FormattedMessage id="people.over" />
          </>
        )}
        {lifted && (
          <>
            {' · '}
            {liftedBy ? (
              <FormattedMessage id="people.lifted.by" values={{ name: liftedBy }} />
            ) : (
              <FormattedMessage id="people.lifted" />
            )}
            {lifted.reason && `: ${lifted.reason}`}
          </>
        )}
      </p>
      {asked && (
        <p className={classes.said}>
          <FormattedMessage id="people.asked" values={{ words: asked }} />
        </p>
      )}
      {answered && !lifted && (
        <p className={classes.meta}>
          <FormattedMessage id="people.answered" />
        </p>
      )}
    </>
  );
}
