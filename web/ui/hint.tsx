import { cloneElement, type ReactElement } from 'react';
import classes from './hint.module.css';

interface Hinted {
  className?: string;
  'data-hint'?: string;
}

/** Says what a button of a sign only does, to who points at it or comes by keyboard. Screen readers have the button's own label. */
export function Hint({ label, children }: { label: string; children: ReactElement<Hinted> }) {
  return cloneElement(children, {
    className: [children.props.className, classes.hinted].filter(Boolean).join(' '),
    'data-hint': label,
  });
}
