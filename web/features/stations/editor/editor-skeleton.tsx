import { Skeleton } from '@mantine/core';
import { PageHeader } from '~/web/ui/page-header';
import classes from './editor.module.css';

/** The screen on its way, in the shape it will have. */
export function EditorSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <div className={classes.columns} aria-busy>
        <div className={classes.main}>
          <Skeleton height={72} />
          <Skeleton height={96} />
          <Skeleton height={280} />
          <Skeleton height={360} />
        </div>
        <div className={classes.side}>
          <Skeleton height={200} />
          <Skeleton height={200} />
        </div>
      </div>
    </>
  );
}
