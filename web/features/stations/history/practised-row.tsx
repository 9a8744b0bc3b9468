import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ItemOf } from '~/domain/kit/profile-list';
import type { stationsPractised } from '~/domain/stations/history/contract';
import { ListRow } from '~/web/ui/list-row';
import { TimeAgo } from '~/web/ui/time-ago';

/** A station that was practised, with one's role and the candidate's score. */
export function PractisedRow({ item }: { item: ItemOf<typeof stationsPractised> }) {
  return (
    <ListRow
      to={item.url}
      title={item.name}
      about={
        <>
          {item.role !== 'none' && (
            <>
              <FormattedMessage id={`app.role.${item.role}`} />
              {' · '}
            </>
          )}
          {item.role !== 'student' && (
            <>
              <FormattedMessage id="learning.candidate" values={{ name: item.candidate }} />
              {' · '}
            </>
          )}
          <TimeAgo at={item.submitted_at} />
        </>
      }
      result={
        item.score !== null && <FormattedNumber value={item.score / 100} style="percent" maximumFractionDigits={0} />
      }
    />
  );
}
