import { useIntl } from 'react-intl';
import { REPORT_KINDS, reasonKey } from '~/domain/discussion/contract';
import type { TargetKind } from '~/domain/moderation/targets/kinds';

/** The words of a reason of a report, by what was reported. */
export function useReason(): (kind: TargetKind, reason: number) => string {
  const { formatMessage: say } = useIntl();
  return (kind, reason) => {
    const reported = REPORT_KINDS.find((one) => one === `${kind === 'topic' ? 'notebook' : kind}_report`);
    return say({ id: reasonKey(reported ?? 'question_report', reason) });
  };
}
