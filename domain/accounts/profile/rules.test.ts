import { profileDetails } from './contract';
import { BIO_TOO_LONG, differingFields, profileErrors, tidyProfile } from './rules';

const complete = {
  revision: 0,
  first_name: 'Rosa',
  last_name: 'Quint',
  username: 'rosa.quint',
  country: 'GB',
  training_stage: 3,
};
const formOf = (fields: Record<string, unknown> = {}) =>
  tidyProfile(profileDetails.actions.submit.input.parse({ ...complete, ...fields }));
const errorsOf = (fields: Record<string, unknown>) => profileErrors(formOf(fields));

test('a complete profile has no errors', () => expect(errorsOf({})).toEqual([]));

test.each(['first_name', 'last_name', 'username', 'country', 'training_stage'])('%s is required', (path) => {
  expect(errorsOf({ [path]: '' })).toEqual([{ path, message: 'Please fill in all fields' }]);
});

// rules: 2.3.16
test.each([
  [1, 'medical_school_year'],
  [6, 'specialty'],
  [9, 'educational_stage'],
])('training stage %i requires %s', (training_stage, path) => {
  expect(errorsOf({ training_stage })).toEqual([{ path, message: 'Please fill in all fields' }]);
});

test('keeps the words of the specification for a username', () => {
  expect(errorsOf({ username: 'ro sa' })).toEqual([
    { path: 'username', message: 'Username contains invalid characters' },
  ]);
  expect(errorsOf({ username: '  rosa.q+1@ward-2_x ' })).toEqual([]);
});

test('drops what the training stage does not ask for', () => {
  expect(formOf({ medical_school_year: 4, institutions: ['First School'] })).toMatchObject({
    medical_school_year: undefined,
    institutions: [],
  });
  expect(formOf({ training_stage: 9, educational_stage: 1, institutions: ' First  School ' }).institutions).toEqual([
    'First School',
  ]);
});

test('limits the text about oneself and keeps its lines', () => {
  expect(errorsOf({ bio: 'x'.repeat(1_000) })).toEqual([]);
  expect(errorsOf({ bio: 'x'.repeat(1_001) })).toEqual([{ path: 'bio', message: BIO_TOO_LONG }]);
  expect(formOf({ bio: ' One\r\ntwo\u202e ' }).bio).toBe('One\ntwo');
});

describe('two profiles', () => {
  it('are the same when institutions only stand in another order or case', () => {
    expect(differingFields({ institutions: ['B school', 'a'] }, { institutions: ['A', 'b School'] })).toEqual([]);
  });

  it('are the same when one has nothing and the other an empty value', () => {
    expect(differingFields({ specialty: null, bio: '' }, { specialty: undefined })).toEqual([]);
  });

  it('differ in the fields that differ, in the order of the form', () => {
    expect(
      differingFields(
        { first_name: 'Rosa', bio: 'a', training_stage: 3, public_creator: true },
        { first_name: 'rosa', bio: 'b', training_stage: 3, public_creator: false },
      ),
    ).toEqual(['first_name', 'bio', 'public_creator']);
  });

  it('are not compared where one of them says nothing of being shown as a creator', () => {
    expect(differingFields({ public_creator: true }, {})).toEqual([]);
    expect(differingFields({}, { public_creator: true })).toEqual([]);
    expect(differingFields({ bio: 'a' }, {})).toEqual(['bio']);
    expect(differingFields({ bio: 'a', public_creator: true }, { bio: 'b', public_creator: true })).toEqual(['bio']);
  });
});
