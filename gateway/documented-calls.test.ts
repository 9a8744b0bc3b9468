import type { Call, Page } from '~/domain/kit/contract';
import { contracts } from '~/domain/rooms';
import { DOCUMENTED_CALLS as CALLS, sendDocumented } from '~/infra/tooling/testing/documented-calls/calls';
import {
  type DocumentedCall,
  isPost,
  nameOf,
  openScene,
  type Scene,
} from '~/infra/tooling/testing/documented-calls/row';
import { schemaOf } from '~/infra/tooling/testing/fuzz/values';

/** What belongs to a section of the documents that names no call for it. */
const NO_CALLS: Record<string, string> = {
  'GET /api/promotions/': 'the document names places and limits of promotions',
  'GET /api/consultations/of-station/': 'what an author learns of talks, without a call',
  'GET /content/annotation/api/': 'the document names only the call that keeps a note',
  'GET /schemas/checklist.json': 'a file that describes the export',
  'POST /api/flashcards/note/': 'a field of a card without a call',
  'POST /api/group-study/virtual-patient/': 'the role of a patient without a call',
  'POST /api/trial/quiz/': 'what anonymous users may do, without a call',
  'POST /consultations/:consultation_id/ begin': 'the timer without a call',
  'POST /consultations/:consultation_id/ grade': 'grades without a call',
  'POST /consultations/:consultation_id/ pause': 'the timer without a call',
  'POST /consultations/:consultation_id/ submit': 'the submission without a call',
  'POST /content/image/ckeditor_image_upload/': 'sends a file; see images.test.ts',
  'POST /content/image/flashcard_image_upload/': 'sends a file; see single-card.test.ts',
  'POST /learn/quiz/:quizlog_id/ free_text_show': 'a step of a free-text question without a call',
  'POST /payment/change-plan/': 'plans without a call',
  'POST /payment/checkout/': 'plans without a call',
  'POST /questions/:question_id/edit/ delete': 'needs confirmation, without a call',
  'POST /staff/users/ grant': 'a check box without a call',
  'POST /teach/create-quiz/ submit': 'the document names only the editor of a quiz that is there',
  'GET /api/profile/lists/bookmarked-flashcards/': 'a list of the profile page',
  'GET /api/profile/lists/bookmarks/': 'a list of the profile page',
  'GET /api/profile/lists/contributed-questions/': 'a list of the profile page',
  'GET /api/profile/lists/decks-created/': 'a list of the profile page',
  'GET /api/profile/lists/discussions/': 'a list of the profile page',
  'GET /api/profile/lists/draft-questions/': 'a list of the profile page',
  'GET /api/profile/lists/premium-quizzes/': 'a list of the profile page',
  'GET /api/profile/lists/quizzes-created/': 'a list of the profile page',
  'GET /api/profile/lists/quizzes/': 'a list of the profile page',
  'GET /api/flashcards/bookmarked-bins/': 'the bins of the profile page',
};

/** Fields of our own: optional in every documented call. */
const OWN_FIELDS = ['submission_id', 'review_id', 'revision', 'version', 'quiz_type'];

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const ENCODINGS = ['json', 'form', 'multipart'] as const;

// rules: 1.3.21, 1.7.2, 1.7.3, 1.7.4, 1.7.5, 1.7.6, 1.7.7, 1.7.8, 1.7.9, 1.7.10, 1.7.11, 1.7.12, 1.7.13, 1.7.14
// rules: 1.7.15, 2.2.25, 2.3.9, 2.3.14, 2.4.12, 2.7.2, 2.7.3, 2.7.4, 2.7.5, 2.7.6, 2.7.7, 2.7.8, 2.7.9, 2.7.11
// rules: 2.7.12, 2.7.13, 2.7.14, 2.7.15, 2.7.16, 2.7.17, 2.7.18, 2.7.19, 2.7.20, 2.7.21, 2.7.22, 2.7.23, 2.7.24
// rules: 2.7.25, 2.7.26, 2.7.27, 2.7.28, 2.7.29, 2.7.30, 2.7.31, 2.7.32, 2.7.33, 2.7.34, 3.3.6, 3.7.1, 3.7.2, 3.7.3
// rules: 3.7.4, 3.7.5, 3.7.6, 3.7.7, 3.7.8, 3.7.10, 3.7.11, 3.7.13, 3.7.14, 3.7.15, 3.7.17, 3.7.19, 3.7.20, 3.7.21
// rules: 3.7.22, 3.7.23, 3.7.24, 3.7.25, 3.7.26, 3.7.28, 3.7.29, 3.7.30
describe.each(ENCODINGS)('with the documented fields and no others, as %s, it succeeds:', (as) => {
  const isSent = (documented: DocumentedCall) =>
    as === 'json' || (as === 'multipart' ? documented.multipart === true : isPost(documented));
  const sent = CALLS.filter(isSent);
  it.each(sent.map((documented) => [nameOf(documented), documented.of ?? '', documented] as const))(
    '%s %s',
    async (_name, _of, documented) => {
      const { status, body } = await sendDocumented(scene, documented, as);
      expect([status, status === 200 ? '' : body]).toEqual([200, '']);
      for (const field of documented.answer) expect(body).toHaveProperty(field);
    },
  );
});

describe('the list', () => {
  const listed = new Set(CALLS.map(nameOf));
  const declared = contracts.flatMap((contract): Pick<DocumentedCall, 'contract' | 'action'>[] => {
    if (contract.kind === 'call') return contract.spec === undefined ? [] : [{ contract: contract as Call }];
    if (contract.kind !== 'page') return [];
    return Object.entries((contract as Page).actions).flatMap(([action, { spec }]) =>
      spec === undefined ? [] : [{ contract: contract as Page, action }],
    );
  });

  it('has every call and action whose contract names a section, or it is said why it is none', () => {
    const missing = declared.map(nameOf).filter((name) => !listed.has(name) && !(name in NO_CALLS));
    expect(missing).toEqual([]);
  });

  it('asks for none of our own fields', () => {
    const inputOf = ({ contract, action }: Pick<DocumentedCall, 'contract' | 'action'>) =>
      contract.kind === 'call' ? contract.input : contract.actions[action!]!.input;
    const required = [...declared, ...CALLS.filter(isPost)].flatMap((documented) =>
      (schemaOf(inputOf(documented)).required ?? [])
        .filter((field) => OWN_FIELDS.includes(field))
        .map((field) => `${nameOf(documented)}: ${field}`),
    );
    expect(required).toEqual([]);
  });

  it('excuses nothing that is gone or is in the list', () => {
    const names = new Set(declared.map(nameOf));
    expect(Object.keys(NO_CALLS).filter((name) => !names.has(name) || listed.has(name))).toEqual([]);
  });
});
