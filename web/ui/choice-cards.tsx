import { type ReactNode, useId } from 'react';
import layout from './layout.module.css';
import text from './text.module.css';
import classes from './choice-cards.module.css';

interface Choice<V extends string> {
  value: V;
  label: ReactNode;
  about?: ReactNode;
  /** A figure that stands apart, on the right. */
  figure?: ReactNode;
  disabled?: boolean;
}

interface Props<V extends string> {
  label: string;
  value: V | null;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
  /** Beside each other if there is room, each as wide as the others. */
  columns?: 1 | 2 | 3;
  /** A heading above says the same: the label is for screen readers alone. */
  underHeading?: boolean;
}

/** One of a few, each with room to say what it means. */
export function ChoiceCards<V extends string>({
  label,
  value,
  choices,
  onChange,
  columns = 1,
  underHeading,
}: Props<V>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className={underHeading ? text.unseen : classes.label}>
        {label}
      </p>
      <div className={classes.cards} data-columns={columns}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.card}>
            <input
              type="radio"
              className={classes.dot}
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={layout.fill}>
              <span className={text.strongLine}>{choice.label}</span>
              {choice.about && <span className={classes.about}>{choice.about}</span>}
            </span>
            {choice.figure !== undefined && <span className={text.smallFigure}>{choice.figure}</span>}
          </label>
        ))}
      </div>
    </div>
  );
}
