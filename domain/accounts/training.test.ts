import { missingTrainingField, requiredTrainingField, showsInstitutions, TRAINING_STAGES } from './training';

describe('what a training stage asks for (spec 2 §5)', () => {
  const stagesThatRequire = (field: string | null) =>
    TRAINING_STAGES.filter((stage) => requiredTrainingField(stage) === field);

  // rules: 2.5.15
  test('stages 1 and 2 ask for the medical school year', () =>
    expect(stagesThatRequire('medical_school_year')).toEqual([1, 2]));
  // rules: 2.5.16
  test('stages 6, 7 and 22 ask for the specialty', () => expect(stagesThatRequire('specialty')).toEqual([6, 7, 22]));
  // rules: 2.5.17
  test('nine stages ask for the educational stage', () =>
    expect(stagesThatRequire('educational_stage')).toEqual([9, 10, 11, 12, 13, 14, 16, 18, 20]));
  test('the others ask for nothing further', () =>
    expect(stagesThatRequire(null)).toEqual([3, 4, 5, 8, 15, 17, 19, 21, 23, 24]));

  // rules: 2.5.18
  test('institutions are shown for stages 1, 2, 15, 17 and 24', () => {
    expect(TRAINING_STAGES.filter((training_stage) => showsInstitutions({ training_stage }))).toEqual([
      1, 2, 15, 17, 24,
    ]);
  });

  // rules: 2.5.19
  test('institutions are shown for educational stage 1 where that is asked, and only there', () => {
    expect(
      TRAINING_STAGES.filter((training_stage) => showsInstitutions({ training_stage, educational_stage: 1 })),
    ).toEqual([1, 2, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 24]);
    expect(showsInstitutions({ training_stage: 9, educational_stage: 2 })).toBe(false);
    expect(showsInstitutions({ educational_stage: 1 })).toBe(false);
  });

  test('nothing required may be empty', () => {
    expect(missingTrainingField({})).toBe('training_stage');
    expect(missingTrainingField({ training_stage: 1 })).toBe('medical_school_year');
    expect(missingTrainingField({ training_stage: 1, medical_school_year: 3 })).toBeNull();
    expect(missingTrainingField({ training_stage: 22, specialty: '' })).toBe('specialty');
    expect(missingTrainingField({ training_stage: 20, educational_stage: 1 })).toBeNull();
    expect(missingTrainingField({ training_stage: 24 })).toBeNull();
  });
});
