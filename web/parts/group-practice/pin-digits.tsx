import { useIntl } from 'react-intl';
import { formatPin } from '~/domain/group-practice/pin';
import classes from './pin-digits.module.css';

/** The PIN in large groups of digits, readable from three metres; read out digit by digit. */
export function PinDigits({ pin, huge = false }: { pin: string; huge?: boolean }) {
  const intl = useIntl();
  return (
    <p
      className={classes.pin}
      data-huge={huge || undefined}
      role="img"
      aria-label={intl.formatMessage({ id: 'group-practice.invite.pin' }, { digits: [...pin].join(' ') })}
    >
      {formatPin(pin)
        .split(' ')
        .map((digits, index) => (
          <span key={index}>{digits} </span>
        ))}
    </p>
  );
}
