import { Skeleton } from '~/web/ui/skeleton-list';
import classes from './role-frame.module.css';

/** A role view that is being read. */
export function RoleSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy>
      <Skeleton height={48} />
      <Skeleton height={28} width="60%" />
      <Skeleton height={72} />
      <Skeleton height={320} />
    </div>
  );
}
