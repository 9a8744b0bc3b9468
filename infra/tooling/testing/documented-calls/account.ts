import { checkUsername, educationalInstitutions } from '~/domain/accounts/contract';
import { confirm } from '~/domain/accounts/security/contract';
import { profile, profileDetails } from '~/domain/accounts/profile/contract';
import { learningChart } from '~/domain/learning/contract';
import { reportAddress, reportsPage } from '~/domain/moderation/contract';
import { bookmarkSection } from '~/domain/notebook/contract';
import { guideEditor, topicEditor } from '~/domain/notebook/writing/contract';
import { cancelSubscription, changeCard, lastFour } from '~/domain/purchases/payment/contract';
import { pricesCall } from '~/domain/purchases/products/contract';
import { statistics } from '~/domain/statistics/contract';
import { TEST_PASSWORD } from '../factories/accounts';
import { aGuide, aSection } from '../factories/notebook';
import { aQuestion, aTopic } from '../factories/questions';
import { aReport } from '../factories/reports';
import type { DocumentedCall, Scene } from './row';

/** A report of a question that is open. */
const openReport = async ({ world }: Scene) =>
  (await aReport(world, 'question_report', (await aQuestion(world)).id)).id;

const CHART = ['chartSettings', 'chartData'];
const STATISTICS: Record<string, string[]> = {
  users_chart: CHART,
  sessions_chart: CHART,
  quizzes_done: CHART,
  questions_done: CHART,
  users_training_chart: CHART,
  user_training_list: ['list'],
  user_country_list: ['list'],
  user_country_by_role: ['list'],
};

const SECTION = {
  title: 'First hour',
  focus_id: 3,
  section_colour: 'red',
  section_icon: 'heart',
  text: '<p>Aspirin <strong>300 mg</strong>.</p>',
  sources: [{ title: 'Acute coronary syndromes', publisher: 'NICE', year: 2020, url: 'https://example.org/ng185' }],
};
const NOTEBOOK_ANSWER = { submit: ['next_url'], autosave: [] } as const;

const PRICE_FIELDS: readonly Record<string, string>[] = [{}, { customer_country: 'GB', coupons: 'HALF' }];

/** Document 2 §7, without flashcards. */
export const ACCOUNT_CALLS: readonly DocumentedCall[] = [
  ...['nobody-yet', 'nobody@test.example'].map((username): DocumentedCall => ({
    contract: checkUsername,
    of: username,
    request: async ({ world }) => ({ client: world.client(), fields: { username } }),
    answer: ['status'],
  })),
  {
    contract: educationalInstitutions,
    async request({ world }) {
      await world.deps.dataSource.query(
        `INSERT INTO institutions (name, is_verified) VALUES ('University of Testing', true) ON CONFLICT DO NOTHING`,
      );
      return { client: world.client(), query: { q: 'un' } };
    },
    answer: ['institutions.0.name', 'institutions.0.is_verified', 'institutions.0.user_count'],
  },
  {
    contract: profile,
    action: 'email_preferences',
    async request(scene) {
      const { client } = await scene.someone();
      return { client, fields: { receive_marketing_emails: true, receive_following_emails: false } };
    },
    answer: ['field_str'],
  },
  ...['delete_account', 'clear_data'].map((action): DocumentedCall => ({
    contract: profile,
    action,
    async request(scene) {
      const { client } = await scene.someone();
      await client.post(confirm.path, { password: TEST_PASSWORD });
      return { client };
    },
    answer: [],
  })),
  {
    contract: profileDetails,
    action: 'submit',
    async request(scene) {
      const { client, person } = await scene.someone();
      return {
        client,
        fields: {
          first_name: 'Rosa',
          last_name: 'Quint',
          username: person.username,
          country: 'GB',
          training_stage: 1,
          medical_school_year: 2,
          institutions: ['University of Testing'],
        },
      };
    },
    answer: [],
  },
  {
    contract: learningChart,
    request: async (scene) => ({ client: (await scene.someone()).client }),
    answer: ['data.datasets', 'histogram'],
  },
  {
    contract: lastFour,
    request: async ({ till }) => ({ client: (await till.aSubscriber()).client }),
    answer: ['paypal', 'last_four', 'change_card_link'],
  },
  {
    contract: cancelSubscription,
    request: async ({ till }) => ({ client: (await till.aSubscriber()).client, fields: { type: 'period_end' } }),
    answer: [],
  },
  {
    contract: changeCard,
    request: async ({ till }) => ({ client: (await till.aSubscriber()).client }),
    answer: ['session_id'],
  },
  ...Object.entries(STATISTICS).map(([data_request, answer]): DocumentedCall => ({
    contract: statistics,
    of: data_request,
    async request(scene) {
      const { client } = await scene.someone('staff');
      return { client, fields: { data_request, window: 3, country: 'GB', training_stage: 3 } };
    },
    answer,
  })),
  ...PRICE_FIELDS.map((more): DocumentedCall => ({
    contract: pricesCall,
    of: Object.keys(more).join(' and ') || 'a product',
    request: async ({ world }) => ({ client: world.client(), query: { product_ids: 'supporter', ...more } }),
    answer: [
      'customer_country',
      'products.0.currency',
      'products.0.price.gross',
      'products.0.list_price.gross',
      'products.0.displayPrice',
      'products.0.renewalTerm',
    ],
  })),
  ...(['add', 'remove'] as const).map((action): DocumentedCall => ({
    contract: bookmarkSection,
    of: action,
    async request(scene) {
      const { client } = await scene.someone('supporter');
      const section = await aSection(scene.world, { topic: await aTopic(scene.world) });
      return { client, fields: { action, section_id: section.id } };
    },
    answer: [],
  })),
  ...(['submit', 'autosave'] as const).map((action): DocumentedCall => ({
    contract: topicEditor,
    action,
    multipart: true,
    named: 'action',
    async request(scene) {
      const { client } = await scene.someone('author');
      const topic = await aTopic(scene.world);
      return {
        client,
        params: { topic_slug: topic.slug },
        fields: { ...SECTION, specialty_id: topic.specialty_id, topic_name: topic.name },
      };
    },
    answer: NOTEBOOK_ANSWER[action],
  })),
  ...(['submit', 'autosave'] as const).map((action): DocumentedCall => ({
    contract: guideEditor,
    action,
    named: 'action',
    async request(scene) {
      const { client } = await scene.someone('author');
      return { client, params: { slug: (await aGuide(scene.world)).slug }, fields: SECTION };
    },
    answer: NOTEBOOK_ANSWER[action],
  })),
  {
    contract: reportAddress,
    action: 'submit',
    async request(scene) {
      const { client } = await scene.someone('moderator');
      return { client, params: { report_id: await openReport(scene) } };
    },
    answer: [],
  },
  {
    contract: reportsPage,
    action: 'resolve',
    async request(scene) {
      const { client } = await scene.someone('staff');
      return { client, fields: { kind: 'question_report', report_id: await openReport(scene) } };
    },
    answer: [],
  },
];
