import type { InputHTMLAttributes, ReactNode } from 'react';
import classes from './switch.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** What is on or off. */
  children: ReactNode;
}

/** Switches something on or off at once. */
export const Switch = ({ children, className = '', ...input }: Props) => (
  <label className={`${classes.switch} ${className}`}>
    <input type="checkbox" role="switch" {...input} />
    {children}
  </label>
);
