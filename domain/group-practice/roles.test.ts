import {
  assignRole,
  canStart,
  GROUP_ROLES,
  type GroupRole,
  isSingle,
  rolesOf,
  rotate,
  suggestRoles,
  viewOf,
} from './roles';

const members = (...roles: GroupRole[]) => roles.map((role, index) => ({ id: index + 1, role }));

/** The roles of the members, in the order in which they joined, after each of so many rotations. */
function rotations(start: GroupRole[], times: number): GroupRole[][] {
  const rounds = [start];
  for (let round = 0; round < times; round++) {
    const now = members(...rounds[round]!);
    const next = rotate(now);
    rounds.push(now.map((member) => next.get(member.id) ?? 'none'));
  }
  return rounds;
}

describe('starting', () => {
  // rules: 3.4.20
  it('needs exactly one student and one examiner (spec 3 §5)', () => {
    expect(canStart(rolesOf(members('student', 'examiner')))).toBe(true);
    expect(canStart(rolesOf(members('student', 'patient')))).toBe(false);
    expect(canStart(rolesOf(members('examiner', 'observer')))).toBe(false);
    expect(canStart(rolesOf([]))).toBe(false);
  });

  it('needs nobody else: no patient, no observer, and members without a role do not hinder it', () => {
    expect(canStart(rolesOf(members('none', 'student', 'examiner', 'none')))).toBe(true);
  });

  it('needs two people: nobody examines themselves', () => {
    expect(canStart({ student: 1, examiner: 1, patient: null, observer: [] })).toBe(false);
  });
});

describe('who has which role', () => {
  // rules: 3.3.19
  it('is one holder for each single role and any number of observers', () => {
    expect(rolesOf(members('observer', 'student', 'none', 'examiner', 'observer', 'patient'))).toEqual({
      student: 2,
      examiner: 4,
      patient: 6,
      observer: [1, 5],
    });
  });

  it('tells single roles from the others', () => {
    expect(GROUP_ROLES.filter(isSingle)).toEqual(['student', 'examiner', 'patient']);
  });
});

describe('giving a member a role: the same non-observer role cannot be chosen twice (spec 3 §5)', () => {
  // rules: 3.5.23
  it('leaves the previous holder without one', () => {
    expect(assignRole(members('student', 'examiner', 'none'), 3, 'student')).toEqual(
      members('none', 'examiner', 'student'),
    );
  });

  it('takes the role they had before from them', () => {
    expect(assignRole(members('student', 'examiner'), 1, 'examiner')).toEqual(members('examiner', 'none'));
  });

  // rules: 3.5.24
  it('lets several observe (spec 3 §5), and several have no role', () => {
    expect(assignRole(members('observer', 'student', 'none'), 2, 'observer')).toEqual(
      members('observer', 'observer', 'none'),
    );
    expect(assignRole(members('none', 'student'), 2, 'none')).toEqual(members('none', 'none'));
  });

  it('keeps everything else that is known of a member', () => {
    expect(assignRole([{ id: 1, role: 'none' as GroupRole, name: 'Amina' }], 1, 'patient')).toEqual([
      { id: 1, role: 'patient', name: 'Amina' },
    ]);
  });
});

describe('rotating roles', () => {
  it('makes the candidate examiner, the examiner patient and the patient candidate', () => {
    expect(rotations(['student', 'examiner', 'patient'], 1)[1]).toEqual(['examiner', 'patient', 'student']);
  });

  it('lets two swap', () => {
    expect(rotations(['student', 'examiner'], 2)).toEqual([
      ['student', 'examiner'],
      ['examiner', 'student'],
      ['student', 'examiner'],
    ]);
  });

  it('makes the examiner an observer where nobody was patient', () => {
    expect(rotations(['student', 'examiner', 'observer'], 1)[1]).toEqual(['examiner', 'observer', 'student']);
  });

  it('leaves those without a role without one, and the number of each role as it was', () => {
    const start: GroupRole[] = ['none', 'observer', 'student', 'observer', 'examiner', 'none', 'patient'];
    for (const round of rotations(start, 12)) {
      expect(round[0]).toBe('none');
      expect(round[5]).toBe('none');
      expect([...round].sort()).toEqual([...start].sort());
    }
  });

  it.each<[string, GroupRole[]]>([
    ['the host observing first', ['observer', 'student', 'examiner', 'observer']],
    ['a patient and two observers', ['student', 'examiner', 'patient', 'observer', 'observer']],
    ['many observers', ['observer', 'observer', 'examiner', 'observer', 'student', 'observer', 'observer']],
  ])('brings everyone to every role: %s', (_, start) => {
    const rounds = rotations(start, start.length * 2);
    for (const index of start.keys()) expect(new Set(rounds.map((round) => round[index]))).toEqual(new Set(start));
  });

  it('changes nothing where all observe or nobody takes part', () => {
    expect(rotations(['observer', 'observer'], 1)[1]).toEqual(['observer', 'observer']);
    expect(rotate(members('none', 'none')).size).toBe(0);
  });
});

describe('where a role practises', () => {
  // rules: 3.6.1
  it('is the checklist for the examiner, the patient view for the patient, the student view for candidate and observers', () => {
    expect(GROUP_ROLES.map(viewOf)).toEqual([null, 'student', 'checklist', 'patient', 'student']);
  });
});

describe('suggested roles', () => {
  const suggested = (host: number, ...roles: GroupRole[]) => Object.fromEntries(suggestRoles(members(...roles), host));

  it('are what a start needs first: the host examines, and the others follow in the order in which they joined', () => {
    expect(suggested(1, 'none')).toEqual({});
    expect(suggested(1, 'none', 'none')).toEqual({ 1: 'examiner', 2: 'student' });
    expect(suggested(1, 'none', 'none', 'none', 'none', 'none')).toEqual({
      1: 'examiner',
      2: 'student',
      3: 'patient',
      4: 'observer',
      5: 'observer',
    });
  });

  it('never change a role that somebody has, and give no single role twice', () => {
    expect(suggested(1, 'student', 'none', 'none')).toEqual({ 2: 'examiner', 3: 'patient' });
    expect(suggested(1, 'none', 'examiner')).toEqual({ 1: 'student' });
    expect(suggested(1, 'observer', 'none', 'none')).toEqual({ 2: 'student', 3: 'examiner' });
    expect(suggested(1, 'examiner', 'student', 'patient', 'none')).toEqual({ 4: 'observer' });
    expect(suggested(1, 'examiner', 'student')).toEqual({});
  });
});
