import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import classes from './text-field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  description?: ReactNode;
  /** Why it cannot be taken as it is. */
  error?: ReactNode;
  size?: 'large';
  inputClass?: string;
  /** Stands in the field, at its end. */
  after?: ReactNode;
}

/** One line to fill in, with its label, a hint and what is wrong with it. A browser fills in what names itself by `autoComplete`. */
export function TextField({
  label,
  description,
  error,
  size,
  className = '',
  inputClass = '',
  after,
  'aria-describedby': described,
  ...input
}: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, description && `${id}-description`, described].filter(Boolean);
  return (
    <div className={`${classes.field} ${className}`} data-size={size} data-wrong={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      {description && (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.line}>
        <input
          id={id}
          type="text"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.join(' ') || undefined}
          className={`${classes.input} ${inputClass}`}
          data-after={after ? true : undefined}
          {...input}
        />
        {after && <span className={classes.after}>{after}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
