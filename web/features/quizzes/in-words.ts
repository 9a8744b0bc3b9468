import type { IntlShape } from 'react-intl';

/** A length of time in whole minutes and seconds, such as "7 minutes 30 seconds". */
export function durationInWords(intl: IntlShape, seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    { unit: 'minute', value: Math.floor(whole / 60) },
    { unit: 'second', value: whole % 60 },
  ];
  const said = parts.filter(({ unit, value }) => value > 0 || (unit === 'second' && whole === 0));
  return said
    .map(({ unit, value }) => intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' }))
    .join(' ');
}
