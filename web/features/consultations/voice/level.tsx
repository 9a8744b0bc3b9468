import classes from './voice.module.css';

const BARS = [0.15, 0.35, 0.55, 0.75];

/** How loud the microphone is. What it means is written beside it. @param level 0 to 1 */
export function LevelMeter({ level }: { level: number }) {
  return (
    <span className={classes.level} aria-hidden>
      {BARS.map((bar) => (
        <span key={bar} data-lit={level >= bar || undefined} />
      ))}
    </span>
  );
}
