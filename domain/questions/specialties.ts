/** The specialties questions and topics are filed under; named `questions.specialty.<key>` in `web/messages`. Runs in the browser too. */
export const SPECIALTIES = [
  { id: 1, key: 'cardiology' },
  { id: 2, key: 'respiratory' },
  { id: 3, key: 'gastroenterology' },
  { id: 4, key: 'endocrinology' },
  { id: 5, key: 'nephrology' },
  { id: 6, key: 'neurology' },
  { id: 7, key: 'haematology' },
  { id: 8, key: 'infectious-diseases' },
  { id: 9, key: 'psychiatry' },
  { id: 10, key: 'paediatrics' },
  { id: 11, key: 'obstetrics-gynaecology' },
  { id: 12, key: 'rheumatology' },
  { id: 13, key: 'emergency-medicine' },
  { id: 14, key: 'clinical-pharmacology' },
  { id: 15, key: 'dermatology' },
  { id: 16, key: 'general-surgery' },
] as const;

export type SpecialtyKey = (typeof SPECIALTIES)[number]['key'];
export const SPECIALTY_KEYS = SPECIALTIES.map((specialty) => specialty.key) as [SpecialtyKey, ...SpecialtyKey[]];
const byId = new Map<number, SpecialtyKey>(SPECIALTIES.map(({ id, key }) => [id, key]));
const byKey = new Map<string, number>(SPECIALTIES.map(({ id, key }) => [key, id]));

export const specialtyKey = (id: number): SpecialtyKey | null => byId.get(id) ?? null;
export const specialtyId = (key: SpecialtyKey): number => byKey.get(key)!;

/** What a question asks about; named `questions.focus.<key>`. */
export const FOCUSES = [
  { id: 1, key: 'diagnosis' },
  { id: 2, key: 'investigation' },
  { id: 3, key: 'management' },
  { id: 4, key: 'prescribing' },
  { id: 5, key: 'mechanism' },
  { id: 6, key: 'communication' },
] as const;

export type FocusKey = (typeof FOCUSES)[number]['key'];
export const FOCUS_KEYS = FOCUSES.map((focus) => focus.key) as [FocusKey, ...FocusKey[]];
const focusById = new Map<number, FocusKey>(FOCUSES.map(({ id, key }) => [id, key]));
const focusByKey = new Map<string, number>(FOCUSES.map(({ id, key }) => [key, id]));

export const focusKey = (id: number): FocusKey | null => focusById.get(id) ?? null;
export const focusId = (key: FocusKey): number => focusByKey.get(key)!;

/** 1 easy, 2 medium, 3 hard; named `questions.difficulty.<n>`. */
export const DIFFICULTIES = [1, 2, 3] as const;
