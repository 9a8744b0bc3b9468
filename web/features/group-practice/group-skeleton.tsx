import { Skeleton, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import layout from '~/web/ui/layout.module.css';
import classes from './group.module.css';

/** The group on its way, in the shape of the lobby: title, the room, the station and the start beside it. */
export function GroupSkeleton() {
  return (
    <div className={layout.page1120} aria-busy="true">
      <VisuallyHidden role="status">
        <FormattedMessage id="app.loading" />
      </VisuallyHidden>
      <Skeleton height={40} width="min(280px, 60%)" radius="md" />
      <div className={classes.columns}>
        <Skeleton height={704} radius="md" />
        <div className={classes.side}>
          <Skeleton height={228} radius="md" />
          <Skeleton height={156} radius="md" />
        </div>
      </div>
    </div>
  );
}
