import { useDeferredValue, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PASSWORD_MIN } from '~/domain/accounts/credentials';
import classes from './registration.module.css';

type Estimate = (typeof import('./estimate-strength'))['estimateStrength'];

const PARTS = [1, 2, 3, 4] as const;

/** Fetched with the first password that is long enough. Without it nothing is missing: the gateway decides. */
function useEstimate(wanted: boolean): Estimate | null {
  const [estimate, setEstimate] = useState<{ of: Estimate } | null>(null);
  useEffect(() => {
    if (!wanted || estimate) return;
    let here = true;
    import('./estimate-strength').then(
      ({ estimateStrength }) => here && setEstimate({ of: estimateStrength }),
      () => undefined,
    );
    return () => void (here = false);
  }, [wanted, estimate]);
  return estimate?.of ?? null;
}

/** How strong a password is, while it is typed. */
export function PasswordStrength({ password }: { password: string }) {
  const typed = useDeferredValue(password);
  const long = typed.length >= PASSWORD_MIN;
  const estimate = useEstimate(long);
  if (!estimate || !long) return null;
  const strength = estimate(typed);
  return (
    <div className={classes.strength} data-strength={strength}>
      <span className={classes.parts} aria-hidden>
        {PARTS.map((part) => (
          <span key={part} data-reached={part <= Math.max(1, strength) || undefined} />
        ))}
      </span>
      <span role="status">
        <FormattedMessage id={`accounts.register.password.strength.${strength}`} />
      </span>
    </div>
  );
}
