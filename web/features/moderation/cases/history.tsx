import { FormattedMessage } from 'react-intl';
import type { CaseSnapshot } from '~/domain/moderation/decisions/contract';
import { SectionHeading } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import classes from './cases.module.css';

/** What was decided, by whom and why, in words. */
export function History({ acts }: { acts: CaseSnapshot['acts'] }) {
  return (
    <section aria-labelledby="history">
      <SectionHeading id="history">
        <FormattedMessage id="moderation.history" />
      </SectionHeading>
      <ol className={classes.list}>
        {acts.map(({ id, act, who, reason, standing, alone, undone, at }) => (
          <li key={id} className={classes.act}>
            <p className={classes.strong}>
              <FormattedMessage
                id={`moderation.act.${alone ? 'alone' : act === 'take_down' && standing === 'removing' ? 'removing' : act}`}
                values={{ name: who?.name ?? '–' }}
              />
              {undone && (
                <span className={classes.meta}>
                  {' · '}
                  <FormattedMessage id="moderation.undone" />
                </span>
              )}
            </p>
            {reason && <p className={classes.said}>{reason}</p>}
            <p className={classes.meta}>
              <TimeAgo at={at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
