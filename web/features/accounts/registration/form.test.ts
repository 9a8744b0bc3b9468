import { EMPTY, messageKey, missingFields, stepOf, toSubmit, wrongFields } from './form';
import { lacksTraining } from '../training/training-values';

const NOTHING_TAKEN = { email: false, username: false };
const of = (values: Partial<typeof EMPTY>) => wrongFields({ ...EMPTY, ...values }, NOTHING_TAKEN);

describe('what each step requires', () => {
  // rules: 1.5.1, 1.5.2, 1.5.3
  it.each([
    [1, ['email', 'email_confirm', 'password', 'password_confirm']],
    [2, ['first_name', 'last_name', 'username']],
    [3, ['country', 'training_stage', 'accept_terms', 'confirm_age']],
  ] as const)('step %i', (step, fields) => {
    expect(missingFields(step, EMPTY)).toEqual(fields);
  });

  it('blanks are nothing', () => {
    expect(missingFields(2, { ...EMPTY, first_name: '  ', last_name: 'Ruiz', username: 'ana' })).toEqual([
      'first_name',
    ]);
  });

  it.each([
    [1, 'medical_school_year'],
    [2, 'medical_school_year'],
    [6, 'specialty'],
    [7, 'specialty'],
    [22, 'specialty'],
    [9, 'educational_stage'],
    [20, 'educational_stage'],
    [15, null],
    [23, null],
  ] as const)('training stage %i asks for %s', (training_stage, field) => {
    const values = { ...EMPTY, country: 'ES', training_stage, accept_terms: true, confirm_age: true };
    expect(missingFields(3, values)).toEqual(field ? [field] : []);
    expect(lacksTraining(values)).toBe(field !== null);
  });
});

describe('what is wrong', () => {
  it('nothing, while nothing is typed', () => expect(of({})).toEqual({}));
  it('an address without a domain', () => expect(of({ email: 'ana@' }).email).toBe('accounts.register.email-invalid'));
  it('an address is trimmed first', () => expect(of({ email: ' ana@example.org ' }).email).toBeUndefined());
  // rules: 2.5.10
  it('the second address is compared only once the first is valid', () => {
    expect(of({ email: 'ana@', email_confirm: 'other@example.org' }).email_confirm).toBeUndefined();
    expect(of({ email: 'ana@example.org', email_confirm: 'other@example.org' }).email_confirm).toBe(
      'accounts.register.emails-differ',
    );
    expect(of({ email: 'ana@example.org', email_confirm: 'Ana@example.org' }).email_confirm).toBeUndefined();
  });
  it.each(['short1', 'onlyletters', '12345678'])('the password %s', (password) =>
    expect(of({ password }).password).toBe('accounts.register.password-weak'),
  );
  it('a password of 8 with a letter and a digit is right', () =>
    expect(of({ password: 'abcdefg1' }).password).toBeUndefined());
  // rules: 2.5.12
  it('a second password that differs', () =>
    expect(of({ password: 'abcdefg1', password_confirm: 'abcdefg2' }).password_confirm).toBe(
      'accounts.register.passwords-differ',
    ));
  it('a username with a blank or an exclamation mark', () => {
    expect(of({ username: 'ana ruiz' }).username).toBe('accounts.register.username-invalid');
    expect(of({ username: 'ana!' }).username).toBe('accounts.register.username-invalid');
    expect(of({ username: 'Ana_r.1@x+y-z' }).username).toBeUndefined();
  });
  it('what is taken', () => {
    expect(
      wrongFields({ ...EMPTY, email: 'ana@example.org', username: 'ana' }, { email: true, username: true }),
    ).toEqual({
      email: 'accounts.register.email-taken',
      username: 'accounts.register.username-taken',
    });
  });
});

it('a field belongs to its step', () => {
  expect(['password', 'username', 'specialty'].map(stepOf)).toEqual([1, 2, 3]);
});

it("the server's words have our keys, and unknown ones stay as they are", () => {
  expect(messageKey('Username has already been taken')).toBe('accounts.register.username-taken');
  expect(messageKey('Something new')).toBe('Something new');
});

it('institutions are sent only where the training stage shows them', () => {
  const institutions = ['University of Aberdeen'];
  expect(toSubmit({ ...EMPTY, training_stage: 1, institutions }, undefined).institutions).toEqual(institutions);
  expect(toSubmit({ ...EMPTY, training_stage: 9, educational_stage: 1, institutions }, undefined).institutions).toEqual(
    institutions,
  );
  expect(toSubmit({ ...EMPTY, training_stage: 9, educational_stage: 2, institutions }, undefined).institutions).toEqual(
    [],
  );
  expect(toSubmit({ ...EMPTY, training_stage: 8, institutions }, undefined).institutions).toEqual([]);
});
