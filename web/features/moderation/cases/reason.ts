import { useIntl } from 'react-intl';
import { REPORT_REASONS as PARTNER_REASONS } from '~/domain/audio-pairing/contract';
import { REPORT_KINDS, reasonKey, type ReportedThing, reportedThing } from '~/domain/reports/contract';
import { FIRST_PARTNER_REASON } from '~/domain/moderation/queue/contract';

/** The words of a reason of a report, by what was reported. */
export function useReason(): (kind: ReportedThing, reason: number) => string {
  const { formatMessage: say } = useIntl();
  return (kind, reason) => {
    if (reason >= FIRST_PARTNER_REASON)
      return say({ id: `moderation.partner.${PARTNER_REASONS[reason - FIRST_PARTNER_REASON] ?? 'other'}` });
    const reported = REPORT_KINDS.find((one) => reportedThing(one) === kind);
    return say({ id: reasonKey(reported ?? 'question_report', reason) });
  };
}
