import { type ReactNode, useId } from 'react';
import classes from './segments.module.css';

interface Props<Value extends string> {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
}

/** One of a few, all in sight. */
export function Segments<Value extends string>({ value, onChange, options, ...label }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" className={classes.segments} {...label}>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
