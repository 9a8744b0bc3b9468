import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './home.module.css';

interface Props {
  /** Its heading is `flashcards.home.<name>`. */
  name: string;
  /** A link to the page that shows all of it: its address, and the message that names it. */
  all?: { to: string; id: string };
  className?: string;
  children: ReactNode;
}

/** A part of the home under its heading. */
export const Part = ({ name, all, className = layout.stackClose, children }: Props) => (
  <section className={className} aria-labelledby={`flashcards-${name}`}>
    <div className={`${layout.ends} ${classes.head}`}>
      <h2 id={`flashcards-${name}`} className={text.heading}>
        <FormattedMessage id={`flashcards.home.${name}`} />
      </h2>
      {all && (
        <Link to={all.to} className={classes.all}>
          <FormattedMessage id={all.id} />
        </Link>
      )}
    </div>
    {children}
  </section>
);
