import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { GroupNotice } from './group-notice';

/** The session is over; its result stays. `result` says where; null if there is none. */
export function GroupEnded({ result }: { result: string | null }) {
  return (
    <GroupNotice kind="ended">
      {result && (
        <Button component={Link} to={result}>
          <FormattedMessage id="group-practice.ended.result" />
        </Button>
      )}
    </GroupNotice>
  );
}
