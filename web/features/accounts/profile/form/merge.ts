/** Two tabs that change one profile: what of both is kept. Pure. */
import { isSameValue, type ProfileField } from '~/domain/accounts/profile/rules';

/** The fields of the form by name. */
export interface ProfileValues {
  first_name: string;
  last_name: string;
  username: string;
  country: string;
  training_stage: number | null;
  medical_school_year: number | null;
  specialty: string | null;
  educational_stage: number | null;
  institutions: string[];
  bio: string;
  public_creator: boolean;
}

/** Fields that are changed together: what a training stage asks for belongs to that stage. */
const GROUPS: readonly (readonly ProfileField[])[] = [
  ['first_name'],
  ['last_name'],
  ['username'],
  ['country'],
  ['training_stage', 'medical_school_year', 'specialty', 'educational_stage'],
  ['institutions'],
  ['bio'],
  ['public_creator'],
];

export interface Merged {
  /** What was changed elsewhere and not here is taken; what was changed here stays. */
  values: ProfileValues;
  /** Taken from elsewhere. */
  taken: ProfileField[];
  /** Changed in both places, and not alike. */
  conflicts: ProfileField[];
}

const differing = (fields: readonly ProfileField[], one: ProfileValues, other: ProfileValues): ProfileField[] =>
  fields.filter((field) => !isSameValue(one[field], other[field]));

const pick = (fields: readonly ProfileField[], from: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/** @param base what the form began with */
export function merge(base: ProfileValues, mine: ProfileValues, theirs: ProfileValues): Merged {
  const merged: Merged = { values: mine, taken: [], conflicts: [] };
  for (const group of GROUPS) {
    const elsewhere = differing(group, base, theirs);
    const between = differing(group, mine, theirs);
    if (elsewhere.length === 0 || between.length === 0) continue;
    if (differing(group, base, mine).length > 0) merged.conflicts.push(...between);
    else {
      merged.taken.push(...between);
      merged.values = { ...merged.values, ...pick(group, theirs) };
    }
  }
  return merged;
}

/** The form with what is stored of some fields, and of what belongs to them. */
export function takeStored(mine: ProfileValues, stored: ProfileValues, fields: readonly ProfileField[]): ProfileValues {
  const groups = GROUPS.filter((group) => group.some((field) => fields.includes(field)));
  return { ...mine, ...pick(groups.flat(), stored) };
}

export const isChanged = (base: ProfileValues, mine: ProfileValues): boolean =>
  GROUPS.some((group) => differing(group, base, mine).length > 0);
