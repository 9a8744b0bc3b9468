import { randomUUID } from 'node:crypto';
import { requestExport } from '~/domain/accounts/privacy/exports';
import { aPerson } from '../factories/accounts';
import { aSeeker, Seeker } from '../factories/audio-pairing';
import { aClass } from '../factories/classes';
import { aComment } from '../factories/discussion';
import { theProducts } from '../factories/purchases';
import { aQuestion } from '../factories/questions';
import { aReport } from '../factories/reports';
import { aStation } from '../factories/stations';
import { aModerator, reported } from '../moderating';
import { type Kind, WORDS, REASON, query, rowOf, posted } from './kind';

/** Kinds of things of people, moderation and purchases, and the remaining ones. */
export const accountsThings: readonly Kind[] = [
  {
    of: /moderation\/(cases|reports)|moderated\/|moderation\.case/,
    owner: [],
    async make(world, { person }) {
      const { id } = await aComment(world, { person });
      const moderator = await aModerator(world);
      const case_id = await reported(world, moderator.person, 'comment', id);
      await moderator.decide(case_id, 'hide');
      const report = await rowOf(world, 'SELECT id FROM reports WHERE case_id = $1', [case_id]);
      return { case_id, key: case_id, report_id: report.id, words: WORDS, section_id: 1, reason: REASON };
    },
  },
  {
    of: /ops\/reports\/ re(solve|open)/,
    async make(world) {
      const report = await aReport(world, 'question_report', (await aQuestion(world)).id);
      return { kind: 'question_report', report_id: report.id };
    },
  },
  {
    of: /moderation\/applications\/:|POST \/become-author/,
    owner: [],
    async make(world, owner) {
      const question = await aQuestion(world, { author_id: owner.person.id, status: 'draft' });
      const { application } = await posted(owner, '/become-author/', { question_id: question.id, words: WORDS });
      return { application_id: application.id, question_id: question.id, words: WORDS, reason: REASON };
    },
  },
  { of: /moderation\/lists/, make: async () => ({ list: 'logs' }) },
  {
    of: /sanctions\/ ask/,
    owner: [],
    async make(world, { person }) {
      const { id } = await rowOf(
        world,
        `INSERT INTO account_sanctions (account_id, kind, reason, until, created_at) VALUES ($1, 'mute', $2, now() + interval '7 days', now()) RETURNING id`,
        [person.id, REASON],
      );
      return { sanction_id: id, words: WORDS };
    },
  },
  {
    of: /account\.export|export_status/,
    owner: [],
    async make(world, { person }) {
      const { export_id } = await world.deps.inTransaction((tx) => requestExport(tx, person.id));
      return { key: export_id, export_id };
    },
  },
  {
    of: /payment\/order|payment\.order/,
    owner: [],
    async make(world, { person }) {
      await theProducts(world);
      const { id } = await rowOf(
        world,
        `INSERT INTO payment_orders (account_id, product, plan, currency, amount, coupon, percent_off, next_url, terms_version, consented_at, expires_at, country, state, created_at)
         VALUES ($1, (SELECT slug FROM products LIMIT 1), 'yearly', 'GBP', 4800, '', 0, '/', 1, now(), now() + interval '1 hour', 'GB', 'open', now()) RETURNING id`,
        [person.id],
      );
      return { order_id: id, key: id };
    },
  },
  {
    of: /purchase\/:slug|api\/prices/,
    async make(world) {
      await theProducts(world);
      return { slug: 'supporter', product_ids: 'supporter' };
    },
  },
  {
    of: /mark_read/,
    owner: [],
    async make(world, { person }) {
      const values = `($1, 'welcome', '{}', '/', now())`;
      const { id } = await rowOf(
        world,
        `INSERT INTO notifications (account_id, kind, values, url, created_at) VALUES ${values} RETURNING id`,
        [person.id],
      );
      return { notification_id: id };
    },
  },
  {
    of: /(rename|remove)_passkey/,
    owner: [],
    async make(world, { person }) {
      const { id } = await rowOf(
        world,
        `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, name, created_at) VALUES ($1::int, 'credential-' || $1::int, '', 0, '{}', 'Phone', now()) RETURNING id`,
        [person.id],
      );
      return { passkey_id: id, name: 'Laptop' };
    },
  },
  {
    of: /security\/devices\/ end$/,
    owner: [],
    async make(world, { person, client }) {
      await world.signedIn(person);
      const { sessions } = (await client.get('/profile/security/devices/')).body;
      return { session_id: sessions.at(-1).id };
    },
  },
  {
    of: /audio-pairing\/ (rate|block|report)/,
    owner: [],
    async make(world, { person, client }) {
      await aStation(world);
      const seekers = [new Seeker(world, person, client), await aSeeker(world)];
      for (const seeker of seekers) await seeker.search();
      const { id } = await rowOf(world, 'SELECT pairing_id AS id FROM pairing_members WHERE account_id = $1', [
        person.id,
      ]);
      return { base: 'osce-stations', pairing_id: id, reason: 'spam', details: REASON };
    },
  },
  {
    of: /annotation\/api/,
    owner: [],
    async make(world, { person }) {
      const question = await aQuestion(world, { author_id: person.id, status: 'private' });
      return { entity_id: question.id, entity_type: 'question', text: 'Mine' };
    },
  },
  {
    of: /POST \/classes\/ (find|join)/,
    make: async (world) => ({ pin: (await aClass(world)).pin }),
  },
  {
    of: /institutions\/ /,
    async make(world) {
      const name = `University ${randomUUID()}`;
      const { id } = await rowOf(world, `INSERT INTO institutions (name, country) VALUES ($1, 'GB') RETURNING id`, [
        name,
      ]);
      return { institution_id: id, name: `${name} of`, into_name: name };
    },
  },
  {
    of: /ops\/tutors\/ decide/,
    async make(world, { person }) {
      const asked = `INSERT INTO tutors (account_id, state, words, asked_at) VALUES ($1, 'asked', $2, now())`;
      await query(world, asked, [person.id, WORDS]);
      return { account_id: person.id, state: 'approved' };
    },
  },
  { of: /away\/:number/, make: async () => ({ number: 1 }) },
  {
    of: /accounts\.notifications|pairing\.match|account\.entitlements/,
    owner: [],
    make: async (_, { person }) => ({ key: person.id }),
  },
  { of: /:account_id/, make: async (world) => ({ account_id: (await aPerson(world)).id, days: 1, reason: REASON }) },
  { of: /:base/, make: async () => ({ base: 'osce-stations' }) },
];
