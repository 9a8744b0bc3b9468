import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Output } from '~/domain/kit/contract';
import type { exportCheck } from '~/domain/questions/exchange/contract';
import classes from './exchange.module.css';

/** Questions of one reason that are named. */
const NAMED = 5;

/** What would not be in the file, said before it is made. */
export function ExportLosses({
  check: { unable, unable_count, without, questions },
}: {
  check: Output<typeof exportCheck>;
}) {
  const reasons = [...new Set(unable.map(({ reason }) => reason))];
  if (unable_count === 0 && without.length === 0) {
    return questions === 0 ? null : (
      <Text c="dimmed">
        <FormattedMessage id="questions.export.whole" />
      </Text>
    );
  }
  return (
    <ul className={classes.losses}>
      {reasons.map((reason) => {
        const these = unable.filter((one) => one.reason === reason);
        return (
          <li key={reason}>
            <IconAlertTriangle size={18} aria-hidden />
            <div>
              <FormattedMessage
                id={`questions.export.unable.${reason}`}
                values={{ questions: unable.length === unable_count ? these.length : 0 }}
              />
              <ul>
                {these.slice(0, NAMED).map(({ question_id, title }) => (
                  <li key={question_id}>{title}</li>
                ))}
                {these.length > NAMED && (
                  <li>
                    <FormattedMessage id="questions.export.more" values={{ questions: these.length - NAMED }} />
                  </li>
                )}
              </ul>
            </div>
          </li>
        );
      })}
      {without.map(({ reason, questions: affected }) => (
        <li key={reason}>
          <IconAlertTriangle size={18} aria-hidden />
          <FormattedMessage id={`questions.export.without.${reason}`} values={{ questions: affected }} />
        </li>
      ))}
    </ul>
  );
}
