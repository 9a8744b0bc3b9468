import { CHECK_DELAY, INSTITUTION_QUERY_MIN, isEmail, isPassword, isUsername, USERNAME_MAX } from './credentials';

describe('a username (spec 2 §5)', () => {
  // rules: 2.5.2
  test.each(['rosa', 'Rosa_Quint', 'rosa.quint', 'rosa@ward', 'rosa+1', 'rosa-1', '007'])('may be %s', (name) =>
    expect(isUsername(name)).toBe(true),
  );
  // rules: 2.5.2
  test.each(['', 'rosa quint', 'rosa!', 'rosá', 'rosa/1', ' rosa', 'rosa\n'])('may not be %j', (name) =>
    expect(isUsername(name)).toBe(false),
  );
  test('has at most 150 characters', () => {
    expect(isUsername('r'.repeat(USERNAME_MAX))).toBe(true);
    expect(isUsername('r'.repeat(USERNAME_MAX + 1))).toBe(false);
  });
});

describe('an e-mail address', () => {
  // rules: 2.5.5
  test.each([
    'rosa@ward.example',
    '  rosa@ward.example ',
    'rosa.quint+night@a.b.example',
    'rosa@krankenhäuser.example',
  ])('may be %j', (address) => expect(isEmail(address)).toBe(true));
  // rules: 2.5.5
  test.each([
    '',
    'rosa',
    'rosa@',
    '@ward.example',
    'rosa@ward',
    'rosa@ward.',
    'rosa@.example',
    'ro sa@ward.example',
    'rosa@@ward.example',
  ])('may not be %j', (address) => expect(isEmail(address)).toBe(false));
});

describe('a password', () => {
  // rules: 2.5.11, 2.9.4
  test.each(['abcdefg1', '1234567a', 'contraseña9', 'practise-2026'])('may be %s', (password) =>
    expect(isPassword(password)).toBe(true),
  );
  // rules: 2.5.11, 2.9.4
  test.each(['abcdef1', 'abcdefgh', '12345678', '', '........'])('may not be %j', (password) =>
    expect(isPassword(password)).toBe(false),
  );
  test('is refused when it would take long to hash', () => expect(isPassword(`1${'a'.repeat(200)}`)).toBe(false));
});

// rules: 2.5.1, 2.9.1, 2.9.2
test('the checks of the form wait 500 ms and the institution search for 2 characters (spec 2 §9)', () => {
  expect([CHECK_DELAY, INSTITUTION_QUERY_MIN]).toEqual([500, 2]);
});
