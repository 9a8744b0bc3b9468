/** Areas of the body and their parts, as questions are filed under them; named `questions.anatomy.<key>`. Runs in the browser too. */
export const ANATOMY = [
  { key: 'head-and-neck', parts: ['skull', 'face', 'orbit', 'ear', 'mouth', 'pharynx-and-larynx', 'neck'] },
  {
    key: 'nervous-system',
    parts: ['brain', 'brainstem', 'cerebellum', 'spinal-cord', 'cranial-nerves', 'peripheral-nerves', 'autonomic'],
  },
  { key: 'thorax', parts: ['chest-wall', 'lungs', 'heart', 'great-vessels', 'mediastinum', 'breast'] },
  {
    key: 'abdomen',
    parts: [
      'abdominal-wall',
      'stomach',
      'small-bowel',
      'large-bowel',
      'liver-and-biliary',
      'pancreas',
      'spleen',
      'kidneys',
    ],
  },
  {
    key: 'pelvis-and-perineum',
    parts: ['bladder', 'female-reproductive', 'male-reproductive', 'pelvic-floor', 'rectum'],
  },
  { key: 'upper-limb', parts: ['shoulder', 'arm', 'elbow', 'forearm', 'hand'] },
  { key: 'lower-limb', parts: ['hip', 'thigh', 'knee', 'leg', 'foot'] },
  { key: 'back', parts: ['cervical-spine', 'thoracic-spine', 'lumbar-spine', 'sacrum'] },
] as const;

export type AnatomyArea = (typeof ANATOMY)[number]['key'];
export const ANATOMY_AREAS = ANATOMY.map((area) => area.key) as [AnatomyArea, ...AnatomyArea[]];
/** The parts of an area; none of one that does not exist. */
export const partsOf = (area: string): readonly string[] => ANATOMY.find(({ key }) => key === area)?.parts ?? [];
