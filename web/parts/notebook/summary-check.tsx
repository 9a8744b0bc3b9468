import { FormattedDate, FormattedMessage } from 'react-intl';
import type { SummaryCheck as Check } from '~/domain/questions/contract';
import { SUMMARY_LANGUAGE } from '~/domain/questions/topic-summary';
import { useSession } from '~/web/core/session';

/** Who has checked the summary of a topic, whether it was written with AI, and its language if that is not the reader's. */
export function SummaryCheck({ check: { with_ai, checked_by, checked_on } }: { check: Check }) {
  const { language } = useSession();
  const kind = checked_by === '' ? (with_ai ? 'with-ai' : 'none') : with_ai ? 'checked.with-ai' : 'checked';
  return (
    <>
      {kind !== 'none' && (
        <FormattedMessage
          id={`questions.summary.${kind}`}
          values={{ name: checked_by, date: checked_on && <Day date={checked_on} /> }}
        />
      )}
      {language !== SUMMARY_LANGUAGE && (
        <>
          {kind !== 'none' && '. '}
          <FormattedMessage id="questions.summary.only-in-english" />
        </>
      )}
    </>
  );
}

/** A day without a time: the same in every zone. */
const Day = ({ date }: { date: string }) => (
  <FormattedDate value={`${date}T00:00:00Z`} timeZone="UTC" year="numeric" month="long" day="numeric" />
);
