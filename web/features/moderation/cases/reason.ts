import { useIntl } from 'react-intl';
import { REPORT_REASONS as PARTNER_REASONS } from '~/domain/audio-pairing/contract';
import { REPORT_KINDS, reasonKey } from '~/domain/reports/contract';
import { FIRST_PARTNER_REASON } from '~/domain/moderation/queue/contract';
import type { TargetKind } from '~/domain/moderation/targets/kinds';

const REPORTED_AS: Partial<Record<TargetKind, string>> = { topic: 'notebook', person: 'profile' };

/** The words of a reason of a report, by what was reported. */
export function useReason(): (kind: TargetKind, reason: number) => string {
  const { formatMessage: say } = useIntl();
  return (kind, reason) => {
    if (reason >= FIRST_PARTNER_REASON)
      return say({ id: `moderation.partner.${PARTNER_REASONS[reason - FIRST_PARTNER_REASON] ?? 'other'}` });
    const reported = REPORT_KINDS.find((one) => one === `${REPORTED_AS[kind] ?? kind}_report`);
    return say({ id: reasonKey(reported ?? 'question_report', reason) });
  };
}
