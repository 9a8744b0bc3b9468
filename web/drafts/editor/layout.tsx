import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHeader } from '~/web/ui/page-header';
import layout from '~/web/ui/layout.module.css';
import classes from './layout.module.css';

interface ColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** Beside all of it on a wide screen; `side` is then below what is written. */
  preview?: ReactNode;
  /** Of the room: `main`, and `side` if it has one. */
  classNames: Readonly<Record<string, string>>;
  busy?: boolean;
  /** Something new, which is named before it is written: on a narrow screen, and for the keyboard, `side` comes first. */
  sideFirst?: boolean;
}

/** What is written, and beside it on a wide screen what belongs to it. */
export function Columns({ main, side, preview, classNames, busy, sideFirst }: ColumnsProps) {
  const beside = <div className={classNames.side ? `${classes.side} ${classNames.side}` : classes.side}>{side}</div>;
  return (
    <div className={classes.columns} aria-busy={busy} data-previewed={preview ? true : undefined}>
      {sideFirst && beside}
      <div className={classNames.main}>{main}</div>
      {!sideFirst && beside}
      {preview && <div className={classes.preview}>{preview}</div>}
    </div>
  );
}

interface PartProps {
  title: ReactNode;
  /** The level of its heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of the form in a frame of its own. */
export function Part({ title, level = 2, children }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={layout.box}>
      <Heading className={classes.partTitle}>{title}</Heading>
      {children}
    </section>
  );
}

interface SkeletonProps {
  title: string;
  classNames: ColumnsProps['classNames'];
  /** Heights in pixels; one with a width as well. */
  main: readonly (number | readonly [height: number, width: number])[];
  side: readonly number[];
}

/** The screen on its way, in the shape it will have. */
export function EditorSkeleton({ title, classNames, main, side }: SkeletonProps) {
  const bars = (sizes: typeof main) =>
    sizes.map((size, index) => {
      const [height, width] = typeof size === 'number' ? [size] : size;
      return <Skeleton key={index} height={height} width={width} />;
    });
  return (
    <>
      <PageHeader title={title} />
      <Columns busy main={bars(main)} side={bars(side)} classNames={classNames} />
    </>
  );
}
