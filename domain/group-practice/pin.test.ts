import { formatPin, isPin, normalisePin, PIN_DIGITS } from './pin';

describe('a PIN', () => {
  it.each(['482913507', '482 913 507', '482-913-507', ' 482.913.507 ', '482\u00a0913\u202f507', '482–913–507'])(
    'typed as "%s" is the same PIN',
    (typed) => {
      expect(normalisePin(typed)).toBe('482913507');
    },
  );

  it('is nine digits, nothing more and nothing less', () => {
    expect(PIN_DIGITS).toBe(9);
    expect(isPin('482913507')).toBe(true);
    for (const wrong of ['', '48291350', '4829135070', '48291350a', '482 913 507', '４８２９１３５０７'])
      expect(isPin(wrong)).toBe(false);
  });

  it('keeps letters, so that a malformed PIN stays a wrong one', () => {
    expect(normalisePin('482 9l3 507')).toBe('4829l3507');
  });

  it('is shown in groups of three, also while it is being typed', () => {
    expect(formatPin('482913507')).toBe('482 913 507');
    expect(formatPin('4829')).toBe('482 9');
    expect(formatPin('482')).toBe('482');
    expect(formatPin('')).toBe('');
  });
});
