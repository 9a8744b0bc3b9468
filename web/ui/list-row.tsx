import type { ReactNode } from 'react';
import { Link } from 'react-router';
import layout from './layout.module.css';
import texts from './text.module.css';
import classes from './list-row.module.css';

/** A line of a list of what one has done: its name leads to it, a line says more, and at the end stands what came of it. */
export function ListRow({
  to,
  title,
  about,
  text,
  result,
  mark,
  onOpen,
}: {
  /** Empty if it cannot be seen again. */
  to: string;
  title: ReactNode;
  about: ReactNode;
  /** In its own words. */
  text?: ReactNode;
  result?: ReactNode;
  mark?: ReactNode;
  /** Called when it is followed. */
  onOpen?: () => void;
}) {
  return (
    <div className={classes.row}>
      {mark && (
        <span className={classes.mark} aria-hidden>
          {mark}
        </span>
      )}
      <div className={layout.fill}>
        {to === '' ? (
          <span className={classes.title}>{title}</span>
        ) : (
          <Link to={to} className={classes.title} onClick={onOpen}>
            {title}
          </Link>
        )}
        {text && <p className={classes.text}>{text}</p>}
        <p className={texts.dimmedUnder}>{about}</p>
      </div>
      {result && <div className={classes.result}>{result}</div>}
    </div>
  );
}
