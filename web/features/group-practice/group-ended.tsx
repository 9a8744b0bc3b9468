import { FormattedMessage } from 'react-intl';
import { LinkButton } from '~/web/ui/button';
import { GroupNotice } from './group-notice';

/** The session is over; its result stays. `result` says where; null if there is none. */
export function GroupEnded({ result }: { result: string | null }) {
  return (
    <GroupNotice kind="ended">
      {result && (
        <LinkButton to={result}>
          <FormattedMessage id="group-practice.ended.result" />
        </LinkButton>
      )}
    </GroupNotice>
  );
}
