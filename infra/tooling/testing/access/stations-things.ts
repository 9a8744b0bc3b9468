import { randomUUID } from 'node:crypto';
import { submitRound } from '~/domain/group-practice/submit-round';
import { shareResult } from '~/domain/shared-results/share-result';
import { NO_GRADES } from '~/domain/stations/marking';
import { sanitise } from '~/infra/html/sanitise';
import { aRunningGroup } from '../factories/group-practice';
import { aPerson } from '../factories/accounts';
import { aGuide, aSection } from '../factories/notebook';
import { aTopic } from '../factories/questions';
import { aStationDraft, aStationForm } from '../factories/station-authoring';
import { anAttempt, aStation } from '../factories/stations';
import type { World } from '../world';
import { type Names, type Owner, type Kind, FORM, REASON, idIn, rowOf, posted } from './kind';

/** A station of the owner, which is not published unless that is said, with a draft of its next state. */
async function aStationOf(world: World, { person }: Owner, published = false): Promise<Names> {
  const made = await aStation(world, { owner_id: person.id, ...(published ? {} : { published_at: null }) });
  const { id, slug, sections } = made;
  const draft = await aStationDraft(world, { person, of: { style: 1, station: { id } } });
  const question = await rowOf(world, 'SELECT id FROM examiner_questions WHERE station_id = $1', [id]);
  return {
    ...aStationForm(),
    ...{ base: 'osce-stations', slug, key: id, station_id: id, osce_kit_id: id, kit_id: id, kit_ids: [id] },
    ...{ revision: 1, row_id: sections[0]!.items[0]!.id, question_id: question.id },
    ...{ draft_id: draft.id, version: draft.version, form: aStationForm() },
  };
}

/** Kinds of things of stations and the notebook. */
export const stationsThings: readonly Kind[] = [
  {
    of: /\/kudos\/:|kudos\.round/,
    owner: [],
    async make(world, { person }) {
      const { pin, members, station: of } = await aRunningGroup(world, { host: person });
      const id = await world.deps.inTransaction((tx) =>
        submitRound(tx, person, pin, of.id, {
          ticked: of.item_ids,
          grades: NO_GRADES,
          comments: sanitise(''),
          seconds_used: 300,
          submission_id: randomUUID(),
        }),
      );
      return { quizlog_id: id, key: id, to: members[1]!.id };
    },
  },
  {
    // Everybody with the key opens it; its candidate alone shares it.
    of: /\/shared-results\/:key/,
    async make(world, { person }) {
      const { id } = await anAttempt(world, { examiner: person, candidate: person });
      return { key: (await world.deps.inTransaction((tx) => shareResult(tx, person, id))).link!.key };
    },
  },
  {
    of: /\/shared-results\/of\/.* agree$/,
    owner: [],
    async make(world, { person }) {
      const candidate = await aPerson(world);
      const { id } = await anAttempt(world, { candidate, examiner: person });
      await world.deps.inTransaction((tx) => shareResult(tx, candidate, id));
      return { quizlog_id: id, agreed: true };
    },
  },
  {
    of: /\/shared-results\/of\//,
    owner: [],
    async make(world, { person }) {
      const { id } = await anAttempt(world, { candidate: person });
      return { quizlog_id: id };
    },
  },
  {
    of: /\/:base\/summary\/|station\.feedback/,
    owner: [],
    async make(world, { person }) {
      const { id } = await anAttempt(world, { examiner: person });
      return { base: 'osce-stations', quizlog_id: id, key: id };
    },
  },
  {
    of: /:base\/(virtual-patient\/)?create\/ (autosave|discard_draft)/,
    owner: [],
    async make(world, { person }) {
      const { id, version, form } = await aStationDraft(world, { person });
      return { base: 'osce-stations', draft_id: id, version, form };
    },
  },
  {
    of: /:base\/(virtual-patient\/)?create\//,
    make: async () => ({ base: 'osce-stations', ...aStationForm() }),
  },
  {
    // What is published is read by everybody, and written by its owner.
    of: /:base\/.*:slug\/(edit|virtual-patient\/enable)\/|station\.editing|stations\/editing/,
    owner: ['author'],
    make: (world, owner) => aStationOf(world, owner, true),
  },
  {
    of: /\/:base\/(virtual-patient\/)?:slug\//,
    owner: ['author'],
    make: aStationOf,
  },
  {
    of: /station-ties|consultations\/of-station/,
    owner: ['author'],
    make: async (world, owner) => ({ ...(await aStationOf(world, owner, true)), topics: [], guides: [] }),
  },
  {
    of: /api\/stations\/(vote|bookmark|circuits\/add)|trial\/station|try\/group|group-study\/prep|station-reading/,
    make: async (world, owner) => ({ ...(await aStationOf(world, owner, true)), label: 'Cardiology' }),
  },
  {
    of: /\/guides\/:slug/,
    async make(world) {
      const { slug, id } = await aGuide(world);
      const section = await aSection(world, { guide: { id } });
      return { slug, section_id: section.id, submission_id: randomUUID(), ...FORM };
    },
  },
  {
    of: /notebook\/writing\/:/,
    owner: ['author'],
    async make(world, owner) {
      const topic = await aTopic(world);
      const input = { ...FORM, data_request: 'submit', submission_id: randomUUID() };
      const { next_url } = await posted(owner, `/notebook/${topic.slug}/edit/`, input);
      return { proposal_id: idIn(next_url), version: 1, revision: 1, reason: REASON };
    },
  },
  {
    of: /notebook\/(:topic_slug|sections|bookmark|check|read|topic-ties|linked-term|editing)|notebook\.editing/,
    async make(world) {
      const topic = await aTopic(world);
      const { id, revision } = await aSection(world, { topic });
      const begun = { submission_id: randomUUID(), ...FORM };
      return { topic_slug: topic.slug, topic_id: topic.id, section_id: id, key: id, revision, linked: true, ...begun };
    },
  },
];
