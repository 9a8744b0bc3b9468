import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './folds.module.css';

interface Fold {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/** Texts that are folded away, each behind its heading. On paper all of them are unfolded. */
export function Folds({ order, folds, open = [] }: { order: 2 | 3; folds: readonly Fold[]; open?: readonly string[] }) {
  const Heading = `h${order}` as const;
  return (
    <div className={classes.folds}>
      {folds.map(({ id, title, content }) => (
        <details key={id} open={open.includes(id)}>
          <summary>
            <Heading>{title}</Heading>
            <IconChevronDown size={16} aria-hidden />
          </summary>
          <div className={classes.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
