import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import classes from './text-field.module.css';

interface Around {
  /** Left out if the field has an `aria-label`. */
  label?: ReactNode;
  description?: ReactNode;
  /** Why it cannot be taken as it is. */
  error?: ReactNode;
  size?: 'large';
  className?: string;
  'aria-describedby'?: string;
}

export interface FieldProps extends Around, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | keyof Around> {
  ref?: Ref<HTMLInputElement>;
  inputClass?: string;
  /** Stand in the field, at its ends. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The label, a hint and what is wrong, around what is filled in. */
function Field({
  label,
  description,
  error,
  size,
  className = '',
  'aria-describedby': described,
  children,
}: Around & {
  children: (own: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}) {
  const id = useId();
  const describedBy = [error && `${id}-error`, description && `${id}-description`, described].filter(Boolean);
  return (
    <div className={`${classes.field} ${className}`} data-size={size} data-wrong={error ? true : undefined}>
      {label && <label htmlFor={id}>{label}</label>}
      {description && (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.line}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy.join(' ') || undefined,
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** One line to fill in, with its label, a hint and what is wrong with it. A browser fills in what names itself by `autoComplete`. */
export function TextField(props: FieldProps) {
  const { label, description, error, size, className, 'aria-describedby': described, ...rest } = props;
  const { inputClass = '', before, after, ...input } = rest;
  return (
    <Field {...{ label, description, error, size, className }} aria-describedby={described}>
      {(own) => (
        <>
          {before && <span className={classes.before}>{before}</span>}
          <input
            type="text"
            autoComplete="off"
            className={`${classes.input} ${inputClass}`}
            data-before={before ? true : undefined}
            data-after={after ? true : undefined}
            {...own}
            {...input}
          />
          {after && <span className={classes.after}>{after}</span>}
        </>
      )}
    </Field>
  );
}

type AreaProps = Pick<Around, 'label' | 'description' | 'error'> & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Lines to fill in. It grows with what is written. */
export const TextArea = ({ label, description, error, className = '', ...area }: AreaProps) => (
  <Field {...{ label, description, error }}>
    {(own) => (
      <textarea autoComplete="off" className={`${classes.input} ${classes.lines} ${className}`} {...own} {...area} />
    )}
  </Field>
);

interface ChoiceProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Left out if it has an `aria-label`. */
  label?: ReactNode;
  options: readonly { value: string | number; label: string }[];
}

/** One of a list, which the browser shows. */
export const Choice = ({ label, options, className, ...select }: ChoiceProps) => (
  <Field label={label} className={className}>
    {(own) => (
      <>
        <select className={classes.input} data-after {...own} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classes.after}>
          <svg className={classes.sign} viewBox="0 0 24 24" aria-hidden>
            <path d="m8 9 4-4 4 4M16 15l-4 4-4-4" />
          </svg>
        </span>
      </>
    )}
  </Field>
);
