import { register } from './contract';
import { registrationErrors, tidyRegistration } from './registration';

const complete = {
  email: 'rosa@ward.example',
  email_confirm: 'rosa@ward.example',
  password: 'night-shift-7',
  password_confirm: 'night-shift-7',
  first_name: 'Rosa',
  last_name: 'Quint',
  username: 'rosa.quint',
  country: 'GB',
  training_stage: 3,
  accept_terms: true,
  confirm_age: true,
};

const formOf = (fields: Record<string, unknown>) =>
  tidyRegistration(register.actions.submit.input.parse({ ...complete, ...fields }));
const errorsOf = (fields: Record<string, unknown>) => registrationErrors(formOf(fields));

test('a complete form has no errors', () => expect(errorsOf({})).toEqual([]));

// rules: 1.3.24, 1.5.1, 1.5.2, 1.5.3
test.each([
  'email',
  'email_confirm',
  'password',
  'password_confirm',
  'first_name',
  'last_name',
  'username',
  'country',
  'training_stage',
])('without %s: please fill in all fields (spec 1 §5)', (path) => {
  expect(errorsOf({ [path]: '' })).toContainEqual({ path, message: 'Please fill in all fields' });
  expect(errorsOf({ [path]: undefined })).toContainEqual({ path, message: 'Please fill in all fields' });
});

test('a name of spaces only is no name', () =>
  expect(errorsOf({ first_name: '  \u200b ' })).toEqual([
    { path: 'first_name', message: 'Please fill in all fields' },
  ]));

// rules: 2.5.4, 2.5.8, 2.5.9, 2.5.12
test.each([
  [{ username: 'rosa quint' }, 'username', 'Username contains invalid characters'],
  [{ email: 'rosa', email_confirm: 'rosa' }, 'email', 'Email contains invalid characters'],
  [{ email_confirm: 'rosa@other.example' }, 'email_confirm', 'Emails do not match'],
  [
    { password: 'short1', password_confirm: 'short1' },
    'password',
    'A password has at least 8 characters, with at least one letter and one digit',
  ],
  [{ password_confirm: 'night-shift-8' }, 'password_confirm', 'Passwords do not match'],
  [{ country: 'ZZ' }, 'country', 'Choose one of the options'],
  [{ country: 'X1' }, 'country', 'Choose one of the options'],
  [{ training_stage: 25 }, 'training_stage', 'Choose one of the options'],
  [{ training_stage: 1 }, 'medical_school_year', 'Please fill in all fields'],
  [{ training_stage: 1, medical_school_year: 7 }, 'medical_school_year', 'Choose one of the options'],
  [{ training_stage: 6 }, 'specialty', 'Please fill in all fields'],
  [{ training_stage: 6, specialty: 'astrology' }, 'specialty', 'Choose one of the options'],
  [{ training_stage: 9 }, 'educational_stage', 'Please fill in all fields'],
  [{ training_stage: 9, educational_stage: 4 }, 'educational_stage', 'Choose one of the options'],
])('%j is refused at %s', (fields, path, message) => expect(errorsOf(fields)).toEqual([{ path, message }]));

// rules: 2.5.10
test('the confirmation is compared only once the first address is valid (spec 2 §5)', () => {
  expect(errorsOf({ email: 'rosa', email_confirm: 'other' })).toEqual([
    { path: 'email', message: 'Email contains invalid characters' },
  ]);
});

// rules: 2.5.5
test('addresses are trimmed and match without regard to case', () =>
  expect(errorsOf({ email: ' Rosa@ward.example ' })).toEqual([]));

test.each([
  ['accept_terms', 'Accept the terms of use and the privacy notice'],
  ['confirm_age', 'Confirm that you are 16 or older'],
])('without %s nobody registers', (path, message) =>
  expect(errorsOf({ [path]: undefined })).toEqual([{ path, message }]),
);

test('what the stage does not ask for is not kept', () => {
  const form = formOf({
    training_stage: 3,
    medical_school_year: 2,
    specialty: 'cardiology',
    educational_stage: 1,
    institutions: ['University of Leeds'],
  });
  expect(form).toMatchObject({
    medical_school_year: undefined,
    specialty: undefined,
    educational_stage: undefined,
    institutions: [],
  });
});

test('institutions are kept where they are shown, sent once or several times', () => {
  expect(formOf({ training_stage: 24, institutions: ' University  of Leeds ' }).institutions).toEqual([
    'University of Leeds',
  ]);
  expect(
    formOf({ training_stage: 9, educational_stage: 1, institutions: ['A School', 'B School'] }).institutions,
  ).toEqual(['A School', 'B School']);
});
