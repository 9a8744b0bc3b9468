import { FormattedMessage } from 'react-intl';
import { Skeleton } from '~/web/ui/skeleton-list';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './group.module.css';

/** The group on its way, in the shape of the lobby: title, the room, the station and the start beside it. */
export function GroupSkeleton() {
  return (
    <div className={layout.page1120} aria-busy="true">
      <div className={text.unseen} role="status">
        <FormattedMessage id="app.loading" />
      </div>
      <Skeleton height={40} width="min(280px, 60%)" />
      <div className={classes.columns}>
        <Skeleton height={704} />
        <div className={classes.side}>
          <Skeleton height={228} />
          <Skeleton height={156} />
        </div>
      </div>
    </div>
  );
}
