/** Basic sciences and their topics, as questions are filed under them; named `questions.science.<key>`. Runs in the browser too. */
export const BASIC_SCIENCES = [
  { key: 'anatomy', topics: ['gross-anatomy', 'embryology', 'histology', 'neuroanatomy'] },
  {
    key: 'physiology',
    topics: ['cardiovascular', 'respiratory', 'renal', 'endocrine', 'neurophysiology', 'gastrointestinal'],
  },
  { key: 'biochemistry', topics: ['metabolism', 'molecular-biology', 'nutrition', 'acid-base'] },
  { key: 'pharmacology', topics: ['pharmacokinetics', 'pharmacodynamics', 'interactions', 'toxicology'] },
  { key: 'pathology', topics: ['inflammation', 'neoplasia', 'haemodynamics', 'cell-injury'] },
  { key: 'microbiology', topics: ['bacteriology', 'virology', 'mycology', 'parasitology'] },
  { key: 'immunology', topics: ['innate', 'adaptive', 'hypersensitivity', 'immunodeficiency'] },
  { key: 'genetics', topics: ['inheritance', 'chromosomal', 'molecular-genetics'] },
  { key: 'public-health', topics: ['epidemiology', 'statistics', 'screening', 'ethics-and-law'] },
] as const;

export type BasicScience = (typeof BASIC_SCIENCES)[number]['key'];
export const BASIC_SCIENCE_KEYS = BASIC_SCIENCES.map((science) => science.key) as [BasicScience, ...BasicScience[]];
/** The topics of a science; none of one that does not exist. */
export const topicsOf = (science: string): readonly string[] =>
  BASIC_SCIENCES.find(({ key }) => key === science)?.topics ?? [];
