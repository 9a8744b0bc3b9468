import { saveAnnotation } from '~/domain/annotations/contract';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { checkGroup, groupStatusCall, prepGroup, startGroup } from '~/domain/group-practice/contract';
import { bookmarkStation, voteStation } from '~/domain/stations/contract';
import { checklistView } from '~/domain/stations/checklist-contract';
import { addToCircuit, deleteCircuit, removeFromCircuit, renameCircuit } from '~/domain/stations/circuits/contract';
import { summary } from '~/domain/stations/summary-contract';
import { virtualPatientEnable } from '~/domain/stations/wizard/contract';
import { aGroup, aRunningGroup } from '../factories/group-practice';
import { aTopic } from '../factories/questions';
import { anAttempt, aStation, aVirtualPatient, PATIENT_INSTRUCTIONS } from '../factories/stations';
import { AUTHORING_CALLS } from './authoring';
import type { DocumentedCall, Scene } from './row';

const BASE = 'osce-stations';

async function atStation(scene: Scene) {
  return { ...(await scene.someone()), station: await aStation(scene.world) };
}

/** Somebody with a circuit of two stations. */
async function aCircuit(scene: Scene) {
  const { client, station } = await atStation(scene);
  const kit_ids = [station.id, (await aStation(scene.world)).id];
  const { body } = await client.post(addToCircuit.path, { kit_ids, label: 'Finals' });
  return { client, circuit_id: body.circuit.id as number, kit_id: station.id };
}

const clientOf = async ({ world }: Scene, group: Awaited<ReturnType<typeof aGroup>>, member = 0) =>
  world.signedIn(group.members[member]!);

/** Document 3 §7. */
export const STATION_CALLS: readonly DocumentedCall[] = [
  {
    contract: saveAnnotation,
    async request(scene) {
      const { client } = await scene.someone();
      const topic = await aTopic(scene.world);
      return { client, fields: { entity_id: topic.id, entity_type: 'topic', text: '<p>My note</p>' } };
    },
    answer: ['deleted'],
  },
  ...(['add', 'remove'] as const).map((action): DocumentedCall => ({
    contract: bookmarkStation,
    of: action,
    async request(scene) {
      const { client, station } = await atStation(scene);
      return { client, fields: { osce_kit_id: station.id, action } };
    },
    answer: [],
  })),
  {
    contract: renameCircuit,
    async request(scene) {
      const { client, circuit_id } = await aCircuit(scene);
      return { client, fields: { circuit_id, label: 'Second finals' } };
    },
    answer: ['slug'],
  },
  {
    contract: deleteCircuit,
    async request(scene) {
      const { client, circuit_id } = await aCircuit(scene);
      return { client, fields: { circuit_id } };
    },
    answer: [],
  },
  {
    contract: removeFromCircuit,
    async request(scene) {
      const { client, circuit_id, kit_id } = await aCircuit(scene);
      return { client, fields: { kit_id, circuit_id } };
    },
    answer: [],
  },
  ...[1, 2].map((stations): DocumentedCall => ({
    contract: addToCircuit,
    multipart: true,
    of: `${stations} stations`,
    async request(scene) {
      const { client, station } = await atStation(scene);
      const kit_ids = [station.id, (await aStation(scene.world)).id].slice(0, stations);
      return { client, fields: { kit_ids, label: 'Finals' } };
    },
    answer: [],
  })),
  {
    contract: voteStation,
    async request(scene) {
      const { client, station } = await atStation(scene);
      return { client, fields: { kit_id: station.id, vote_type: 1 } };
    },
    answer: [],
  },
  {
    contract: virtualPatientEnable,
    action: 'submit',
    async request(scene) {
      const { person, client } = await scene.someone('author');
      const station = await aVirtualPatient(scene.world, {
        owner_id: person.id,
        enabled: false,
        patient_instructions: PATIENT_INSTRUCTIONS,
      });
      return { client, params: { base: BASE, slug: station.slug } };
    },
    answer: [],
  },
  ...[{}, { single_station: 1 }].map((more): DocumentedCall => ({
    contract: prepGroup,
    of: JSON.stringify(more),
    async request(scene) {
      const { client, station } = await atStation(scene);
      return { client, fields: { slug: station.slug, ...more } };
    },
    answer: ['pin', 'chat_link'],
  })),
  {
    contract: checkGroup,
    async request(scene) {
      const group = await aGroup(scene.world);
      return { client: await clientOf(scene, group), fields: { data_request: 'check_group_study', pin: group.pin } };
    },
    answer: ['members.0.name', 'members.0.avatar', 'members.0.id'],
  },
  ...[[], [3], [3, 4]].map((observers): DocumentedCall => ({
    contract: startGroup,
    multipart: true,
    of: `${observers.length} observers`,
    async request(scene) {
      const others = [await scene.someone(), await scene.someone(), await scene.someone(), await scene.someone()];
      const group = await aGroup(scene.world, { others: others.map(({ person }) => person) });
      const id = (member: number) => group.members[member]!.id;
      return {
        client: await clientOf(scene, group),
        fields: { pin: group.pin, student: id(1), examiner: id(0), patient: id(2), observer: observers.map(id) },
      };
    },
    answer: ['next_url'],
  })),
  {
    contract: groupStatusCall,
    of: 'the host',
    async request(scene) {
      const group = await aRunningGroup(scene.world);
      return { client: await clientOf(scene, group), fields: { pin: group.pin } };
    },
    answer: ['complete', 'style', 'quizlog_id'],
  },
  {
    contract: groupStatusCall,
    of: 'a waiting user',
    async request(scene) {
      const group = await aRunningGroup(scene.world);
      return { client: await clientOf(scene, group, 1), fields: { pin: group.pin } };
    },
    answer: ['ready', 'style', 'slug', 'examiner', 'patient', 'student', 'observer'],
  },
  {
    contract: audioPairingPage,
    action: 'submit',
    request: async (scene) => ({ client: (await scene.someone()).client, params: { base: BASE } }),
    answer: ['partner_name', 'url', 'partner_avatar', 'partner_training_stage', 'searching_count'],
  },
  {
    contract: checklistView,
    action: 'submit',
    multipart: true,
    async request(scene) {
      const { client, station } = await atStation(scene);
      const ticked = Object.fromEntries(station.item_ids.slice(0, 2).map((id) => [`c-${id}`, true]));
      return {
        client,
        params: { base: BASE, slug: station.slug },
        fields: { timer: 300, comments: '<p>Well done</p>', ...ticked },
      };
    },
    answer: [],
  },
  ...(['ai_feedback', 'start_ai_feedback'] as const).map((action): DocumentedCall => ({
    contract: summary,
    action,
    async request(scene) {
      const { id, examiner } = await anAttempt(scene.world);
      return { client: await scene.world.signedIn(examiner), params: { base: BASE, quizlog_id: id } };
    },
    answer: action === 'ai_feedback' ? ['ai_feedback', 'show_waiting'] : [],
  })),
  ...AUTHORING_CALLS,
];
