import { IconArrowsExchange } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { groupStatus } from '~/domain/group-practice/contract';
import { useSession } from '~/web/core/session';
import { useLive } from '~/web/live/use-live';
import { RoleOffer } from '~/web/parts/group-practice/role-offer';
import { TakeOverOffer } from '~/web/parts/group-practice/take-over-offer';
import { Notice } from '~/web/ui/notice';
import classes from '../role-views/role-frame.module.css';
import { useStationAddress } from '../use-address';
import { useLateMarks } from './use-late-marks';

/** In every role view of a group: who may take a role whose holder is gone, and for a former examiner what happened. */
export function ExaminerChange({ pin }: { pin: string }) {
  const me = useSession().person?.id;
  const { snapshot: status } = useLive(groupStatus, pin);
  const { base, slug } = useStationAddress();
  const suggested = useLateMarks({ pin, base, slug }, status, me);
  const handovers = status?.handovers ?? [];
  const mine =
    status?.state === 'running' && status.examiner !== me ? handovers.findLast(({ from }) => from === me) : undefined;
  const last = handovers.at(-1);
  return (
    <>
      {mine && (
        <div className={classes.notice}>
          <Notice
            tone="plain"
            role="status"
            icon={<IconArrowsExchange aria-hidden />}
            title={
              <FormattedMessage
                id="stations.replaced.title"
                values={{ name: last?.to_name ?? '', taken: last?.to ? 'yes' : 'no' }}
              />
            }
          >
            <FormattedMessage id="stations.replaced.about" />
            {suggested !== null && suggested > 0 && (
              <>
                {' '}
                <FormattedMessage
                  id="stations.replaced.suggested"
                  values={{ count: suggested, taken: last?.to ? 'yes' : 'no' }}
                />
              </>
            )}
          </Notice>
        </div>
      )}
      <TakeOverOffer pin={pin} status={status} me={me} />
      <RoleOffer pin={pin} status={status} me={me} />
    </>
  );
}
