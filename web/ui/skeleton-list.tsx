import { FormattedMessage } from 'react-intl';
import classes from './skeleton-list.module.css';
import text from './text.module.css';

/** A list that is on its way, in the shape it will have. @param height of one row in px */
export function SkeletonList({ rows = 4, height = 72, gap = 12 }: { rows?: number; height?: number; gap?: number }) {
  return (
    <div className={classes.list} style={{ gap }} aria-busy="true">
      <div className={text.unseen} role="status">
        <FormattedMessage id="app.loading" />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}

/** The place of something that is on its way. @param height in px; left out in a grid that it fills */
export const Skeleton = ({ height, width }: { height?: number; width?: string }) => (
  <div className={classes.row} style={{ height, width }} />
);
