import { stationCreate, stationEdit } from '~/domain/stations/authoring/contract';
import { virtualPatientCreate, virtualPatientEdit } from '~/domain/stations/wizard/contract';
import { anAttempt, aStation, PATIENT_INSTRUCTIONS } from '../factories/stations';
import type { DocumentedCall, Scene } from './row';

const BASE = 'osce-stations';

/** What the editor of a station posts: its hidden fields and the checklist. */
const FORM = {
  name: 'Acute chest pain',
  description: 'Take a focused history.',
  label: 1,
  student_instructions: '<p>Take a history.</p>',
  patient_instructions: PATIENT_INSTRUCTIONS,
  examiner_instructions: '<p>Do not prompt.</p>',
  useful_links: '<p>Guideline</p>',
  walkthrough: '<p>Begin with open questions.</p>',
  extra_candidate_resources: '<p>An ECG.</p>',
  checklist: [{ title: 'Opening', order: 0, items: [{ title: 'Washes hands', order: 0 }] }],
};

/** A station of one's own, which was changed since it was made. */
async function ownStation(scene: Scene) {
  const { person, client } = await scene.someone('author');
  const station = await aStation(scene.world, { owner_id: person.id, published_at: null, revision: 2 });
  return { person, client, station, params: { base: BASE, slug: station.slug } };
}

const TEMPLATES = ['candidate_instructions', 'patient_instructions', 'examiner_instructions', 'walkthrough'] as const;
const ADDRESSES = [stationCreate, virtualPatientCreate, stationEdit, virtualPatientEdit] as const;
const isEditor = (contract: (typeof ADDRESSES)[number]) => contract === stationEdit || contract === virtualPatientEdit;

/** Of any of the four addresses where a station is written. */
const written = (contract: (typeof ADDRESSES)[number]): DocumentedCall[] => {
  const writer = async (scene: Scene) => {
    const { client, params } = await ownStation(scene);
    return { client, params: isEditor(contract) ? params : { base: BASE } };
  };
  return [
    {
      contract,
      action: 'submit',
      multipart: true,
      request: async (scene) => ({ ...(await writer(scene)), fields: FORM }),
      answer: [],
    },
    {
      contract,
      action: 'import_checklist_template',
      request: async (scene) => ({ ...(await writer(scene)), fields: { checklist_template: 'communication' } }),
      answer: ['category', 'Knowledge'],
    },
    ...TEMPLATES.map((kind): DocumentedCall => ({
      contract,
      action: `import_${kind}_template`,
      async request(scene) {
        const { client, params } = await ownStation(scene);
        const { templates } = (await client.get(`/${BASE}/${params.slug}/edit/`)).body;
        return {
          client,
          params: isEditor(contract) ? params : { base: BASE },
          fields: { template_name: templates[kind][0].key },
        };
      },
      answer: ['content'],
    })),
  ];
};

/** Of an address where a station is changed. */
const changed = (contract: typeof stationEdit): DocumentedCall[] => [
  {
    contract,
    action: 'delete_examiner_question',
    async request(scene) {
      const { client, params } = await ownStation(scene);
      const { form } = (await client.get(`/${BASE}/${params.slug}/edit/`)).body;
      return { client, params, fields: { question_id: form.examiner_questions[0].id } };
    },
    answer: [],
  },
  {
    contract,
    action: 'delete_row',
    async request(scene) {
      const { client, params, station } = await ownStation(scene);
      return { client, params, fields: { row_id: station.item_ids[0]! } };
    },
    answer: [],
  },
  {
    contract,
    action: 'clone_kit',
    async request(scene) {
      const { client, params } = await ownStation(scene);
      return { client, params };
    },
    answer: ['next_url'],
  },
  {
    contract,
    action: 'delete_osce_kit',
    async request(scene) {
      const { client, params } = await ownStation(scene);
      return { client, params };
    },
    answer: [],
  },
  {
    contract,
    action: 'reassign_results',
    async request(scene) {
      const { client, params, person, station } = await ownStation(scene);
      await anAttempt(scene.world, { station, examiner: person });
      const candidate = await scene.someone();
      return { client, params, fields: { username: candidate.person.username } };
    },
    answer: [],
  },
];

/** Document 3 §7: writing stations. */
export const AUTHORING_CALLS: readonly DocumentedCall[] = [
  ...ADDRESSES.flatMap(written),
  ...changed(stationEdit),
  ...changed(virtualPatientEdit),
];
