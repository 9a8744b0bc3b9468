/** What a question can be filed under to be bought or practised together, with the tags each pack sorts its questions by. Named `questions.pack.<key>`, `questions.tag-group.<key>` and `questions.tag.<key>`. Runs in the browser too. */
export const PACKS = [
  {
    key: 'ukmla',
    groups: [
      { key: 'paper', tags: ['akt-paper-1', 'akt-paper-2'] },
      { key: 'setting', tags: ['acute', 'primary-care', 'ward', 'clinic'] },
    ],
  },
  {
    key: 'psa',
    groups: [
      {
        key: 'psa-section',
        tags: [
          'prescribing',
          'prescription-review',
          'planning-management',
          'providing-information',
          'calculation-skills',
          'adverse-drug-reactions',
          'drug-monitoring',
          'data-interpretation',
        ],
      },
    ],
  },
  {
    key: 'ecg-cases',
    groups: [
      {
        key: 'ecg-finding',
        tags: ['rate-and-rhythm', 'conduction', 'ischaemia', 'chambers', 'electrolytes', 'pacing'],
      },
    ],
  },
  {
    key: 'blood-gas-cases',
    groups: [
      {
        key: 'acid-base',
        tags: ['respiratory-acidosis', 'respiratory-alkalosis', 'metabolic-acidosis', 'metabolic-alkalosis', 'mixed'],
      },
    ],
  },
  {
    key: 'blood-test-cases',
    groups: [
      { key: 'laboratory', tags: ['full-blood-count', 'renal', 'liver', 'endocrine', 'coagulation', 'inflammation'] },
    ],
  },
  {
    key: 'radiology-cases',
    groups: [
      { key: 'modality', tags: ['chest-x-ray', 'abdominal-x-ray', 'musculoskeletal-x-ray', 'ct', 'mri', 'ultrasound'] },
    ],
  },
  {
    key: 'drug-calculation-cases',
    groups: [{ key: 'calculation', tags: ['dose-by-weight', 'infusion-rate', 'concentration', 'conversion'] }],
  },
] as const;

export type PackKey = (typeof PACKS)[number]['key'];
export const PACK_KEYS = PACKS.map((pack) => pack.key) as [PackKey, ...PackKey[]];

const tagsOf = new Map<string, ReadonlySet<string>>(
  PACKS.map(({ key, groups }) => [key, new Set<string>(groups.flatMap(({ tags }) => [...tags]))]),
);

/** A section of the Prescribing Safety Assessment, which the PSA pack sorts its questions by. */
export const isPsaSection = (tag: string): boolean => tagsOf.get('psa')!.has(tag);

/** Whether a pack sorts its questions by a tag. */
export const hasTag = (pack: PackKey, tag: string): boolean => tagsOf.get(pack)!.has(tag);
