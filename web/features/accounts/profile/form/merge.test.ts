import { isChanged, merge, type ProfileValues, takeStored } from './merge';

const base: ProfileValues = {
  first_name: 'Rosa',
  last_name: 'Quint',
  username: 'rosa',
  country: 'GB',
  training_stage: 1,
  medical_school_year: 3,
  specialty: null,
  educational_stage: null,
  institutions: ['A'],
  bio: '',
  public_creator: false,
};
const merged = (mine: Partial<ProfileValues>, theirs: Partial<ProfileValues>) =>
  merge(base, { ...base, ...mine }, { ...base, ...theirs });

it('takes what was changed elsewhere only, and keeps what was changed here only', () => {
  expect(merged({ bio: 'Mine' }, { country: 'ES' })).toEqual({
    values: { ...base, bio: 'Mine', country: 'ES' },
    taken: ['country'],
    conflicts: [],
  });
});

it('asks where both changed one field, and keeps what is in the form until then', () => {
  expect(merged({ bio: 'Mine' }, { bio: 'Theirs' })).toEqual({
    values: { ...base, bio: 'Mine' },
    taken: [],
    conflicts: ['bio'],
  });
});

it('asks nothing where both changed it alike', () => {
  expect(merged({ institutions: ['B', 'a'] }, { institutions: ['A', 'B'] })).toMatchObject({
    taken: [],
    conflicts: [],
  });
});

it('never mixes the training stage of one with the year of the other', () => {
  const { values, conflicts } = merged(
    { training_stage: 6, medical_school_year: null, specialty: 'oncology' },
    { medical_school_year: 4 },
  );
  expect(conflicts).toEqual(['training_stage', 'medical_school_year', 'specialty']);
  expect(values).toMatchObject({ training_stage: 6, medical_school_year: null, specialty: 'oncology' });
  expect(takeStored(values, { ...base, medical_school_year: 4 }, conflicts)).toEqual({
    ...base,
    medical_school_year: 4,
  });
});

it('knows whether anything was changed', () => {
  expect(isChanged(base, { ...base, institutions: ['a'] })).toBe(false);
  expect(isChanged(base, { ...base, bio: 'x' })).toBe(true);
});
