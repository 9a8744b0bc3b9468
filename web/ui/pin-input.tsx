import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { formatPin, PIN_DIGITS } from '~/domain/group-practice/pin';
import classes from './pin-input.module.css';
import { type FieldProps, TextField } from './text-field';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The PIN in what was typed or pasted: with spaces, with dashes, or as the whole address of a QR code. */
export function readPin(text: string): string {
  const address = /\/join\/([^/?#]+)/.exec(text);
  return digitsOf(address?.[1] ?? text).slice(0, PIN_DIGITS);
}

/** Where the caret belongs so that the same number of digits stands before it. */
function caretAfter(formatted: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(formatted[index]!)) seen += 1;
  }
  return formatted.length;
}

interface PinInputProps extends Omit<FieldProps, 'label' | 'value' | 'onChange' | 'ref'> {
  /** Digits only. */
  value: string;
  onChange: (pin: string) => void;
}

/** Nine digits, shown in groups of three. */
export function PinInput({ value, onChange, ...props }: PinInputProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const formatted = formatPin(value);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const position = caretAfter(formatted, caret.current);
    input.current?.setSelectionRange(position, position);
    caret.current = null;
  }, [formatted]);

  return (
    <TextField
      ref={input}
      label={intl.formatMessage({ id: 'app.pin.label' })}
      placeholder="000 000 000"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="go"
      {...props}
      inputClass={classes.pin}
      value={formatted}
      onChange={(event) => {
        const { value: text, selectionStart } = event.currentTarget;
        caret.current = digitsOf(text.slice(0, selectionStart ?? text.length)).length;
        onChange(readPin(text));
      }}
    />
  );
}
