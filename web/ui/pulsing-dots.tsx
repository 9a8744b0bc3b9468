import classes from './pulsing-dots.module.css';

/** Something is being waited for; the words beside it say what. */
export const PulsingDots = () => (
  <span className={classes.dots} aria-hidden>
    <span />
    <span />
    <span />
  </span>
);
