import classes from './review.module.css';

/** Only if there is a keyboard; screen readers hear of the key from the button. */
export const Key = ({ name }: { name: string }) => (
  <kbd className={classes.key} aria-hidden>
    {name}
  </kbd>
);
