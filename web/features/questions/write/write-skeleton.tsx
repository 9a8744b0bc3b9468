import { Skeleton } from '@mantine/core';
import { PageHeader } from '~/web/ui/page-header';
import classes from './write.module.css';

/** The screen on its way, in the shape it will have. */
export function WriteSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <div className={classes.columns} aria-busy>
        <div className={classes.main}>
          <Skeleton height={48} width={280} />
          <Skeleton height={260} />
          <Skeleton height={360} />
          <Skeleton height={300} />
        </div>
        <div className={classes.side}>
          <Skeleton height={420} />
          <Skeleton height={190} />
        </div>
      </div>
    </>
  );
}
