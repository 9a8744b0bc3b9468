import { Button } from '@mantine/core';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './take.module.css';
import type { PersonalQuizEntryData } from '~/domain/quizzes/personal/contract';

/** One's own earlier runs: on with those that were not ended, back to what came of the others. */
export function Earlier({ taken }: { taken: PersonalQuizEntryData['taken'] }) {
  const { formatDate, formatMessage: say } = useIntl();
  return (
    <Section id="earlier" title={<FormattedMessage id="teach.take.earlier" />}>
      <ul className={lists.inPanel}>
        {taken.map((one) => (
          <li key={one.quizlog_id} className={lists.row}>
            <div className={layout.basisBreakable}>
              <span className={classes.score}>
                {one.finished ? (
                  <>
                    <FormattedMessage id="teach.take.right" values={{ right: one.right, answered: one.answered }} />
                    {one.answered > 0 && (
                      <>
                        {' · '}
                        <FormattedNumber value={one.right / one.answered} style="percent" />
                      </>
                    )}
                  </>
                ) : (
                  <FormattedMessage id="teach.take.running" values={{ answered: one.answered, total: one.total }} />
                )}
              </span>
              <span className={text.dimmedLine}>
                <TimeAgo at={one.started_at} />
              </span>
            </div>
            <Button
              component={Link}
              to={one.url}
              variant="default"
              aria-label={say(
                { id: one.finished ? 'teach.take.look.named' : 'teach.take.continue.named' },
                { date: formatDate(one.started_at, { dateStyle: 'long', timeStyle: 'short' }) },
              )}
            >
              <FormattedMessage id={one.finished ? 'teach.take.look' : 'teach.take.continue'} />
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
