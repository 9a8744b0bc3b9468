import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import classes from './button.module.css';

interface Look {
  /** `plain` has neither edge nor ground. */
  variant?: 'filled' | 'light' | 'default' | 'subtle' | 'plain';
  /** Gray for what stands around a page, red for what takes something away. */
  tone?: 'accent' | 'gray' | 'red';
  size?: 'compact' | 'small' | 'medium' | 'large';
  wide?: boolean;
  /** Signs beside the words. */
  before?: ReactNode;
  after?: ReactNode;
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    ref?: Ref<HTMLButtonElement>;
    /** While it is done: it cannot be pressed, and says that it is busy. */
    loading?: boolean;
  };

/** The attributes and the content of what looks like a button, whichever element it is. */
export function buttonLook<Rest extends { className?: string; children?: ReactNode }>({
  variant = 'filled',
  tone = 'accent',
  size = 'medium',
  wide,
  before,
  after,
  className = '',
  children,
  ...rest
}: Look & Rest) {
  return {
    ...rest,
    className: `${classes.button} ${className}`,
    'data-variant': variant,
    'data-tone': tone,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-before': before ? true : undefined,
    'data-after': after ? true : undefined,
    children: (
      <>
        {before}
        <span className={classes.label} data-label>
          {children}
        </span>
        {after}
      </>
    ),
  };
}

export function Button({ loading, disabled, type = 'button', ...props }: ButtonProps) {
  const { children, ...look } = buttonLook(props);
  return (
    <button {...look} type={type} disabled={disabled || loading} aria-busy={loading || undefined}>
      {children}
      {loading && <span className={classes.spinner} />}
    </button>
  );
}

/** A link within the app that looks like a button. It is not printed. */
export const LinkButton = ({ className = '', ...props }: Look & LinkProps) => (
  <Link {...buttonLook({ className: `no-print ${className}`, ...props })} />
);

/** The same for an address that the browser loads anew. */
export const AnchorButton = ({ className = '', ...props }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...buttonLook({ className: `no-print ${className}`, ...props })} />
);

/** In a button that keeps its words while it is done. */
export const Busy = () => <span className={classes.busy} aria-hidden />;

type IconLook = { children: ReactNode; className?: string; variant?: 'filled' | 'default'; tone?: 'gray' | 'accent' };

/** A sign to press, as large as a thumb. It has a name in `aria-label`. */
export const IconButton = ({
  className = '',
  variant,
  tone,
  ...props
}: IconLook & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) => (
  <button type="button" className={`${classes.icon} ${className}`} data-variant={variant} data-tone={tone} {...props} />
);

export const IconLink = ({ className = '', ...props }: Omit<IconLook, 'variant' | 'tone'> & LinkProps) => (
  <Link className={`no-print ${classes.icon} ${className}`} {...props} />
);

/** Closes what it stands in. */
export const CloseButton = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>) => (
  <IconButton {...props}>
    <svg className={classes.cross} viewBox="0 0 24 24" aria-hidden>
      <path d="M6 6 18 18M18 6 6 18" />
    </svg>
  </IconButton>
);
