import { z } from 'zod';
import { action, id, listOf, page, pageNumber } from '../../kit/contract';
import { safeHtml } from '../../kit/html/safe-html';
import { hurry } from '../../review/contract';
import { source } from '../../questions/contract';

/** Characters of what somebody says of themselves. */
export const WORDS_MIN = 20;
export const WORDS_MAX = 1_000;
/** Characters of the reason for a refusal, and of a note to somebody who is accepted. */
export const REASON_MIN = 10;
export const REASON_MAX = 500;
/** Days between a refusal and the next application. */
export const AGAIN_DAYS = 14;
/** Own questions that are offered as a sample, the last changed first. */
export const SAMPLES_MAX = 20;
/** Spec 2 §9. */
export const APPLICATIONS_PER_PAGE = 10;

export const APPLICATION_STATES = ['open', 'accepted', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

const offeredSample = z.object({
  question_id: z.number().int(),
  /** The first words. */
  title: z.string(),
  specialty_id: z.number().int(),
  changed_at: z.string(),
});

const ownApplication = z.object({
  id: z.number().int(),
  state: z.enum(APPLICATION_STATES),
  words: z.string(),
  sample: z.object({ question_id: z.number().int(), title: z.string() }),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  /** Of a refusal, or a note to somebody who was accepted. */
  reason: z.string(),
});
export type OwnApplication = z.output<typeof ownApplication>;

const becomeAuthorData = z.object({
  /** Somebody who may publish already has nothing to ask for. */
  author: z.boolean(),
  /** The last one. */
  application: ownApplication.nullable(),
  /** When one may ask again; null if that is now. */
  again_at: z.string().nullable(),
  samples: z.array(offeredSample),
});
export type BecomeAuthorData = z.output<typeof becomeAuthorData>;

export const becomeAuthorPage = page({
  path: '/become-author/',
  access: 'registered',
  summary: 'Where a learner asks to become an author, with a question that they have written.',
  /** `question`: the one that was just written for it. */
  query: z.object({ question: id().optional() }),
  data: becomeAuthorData,
  actions: {
    submit: action({
      summary:
        'Ask. 409 `application-open` while another one is, `apply-later` within 14 days of a refusal, `author-already`.',
      input: z.object({ question_id: id(), words: z.string().trim().min(WORDS_MIN).max(WORDS_MAX) }),
      output: becomeAuthorData,
    }),
    withdraw: action({
      summary: 'Take the open application back. 409 `application-decided` where it is decided meanwhile.',
      input: z.object({ application_id: id() }),
      output: becomeAuthorData,
    }),
  },
});

const applicant = z.object({
  id: z.number().int(),
  name: z.string(),
  username: z.string(),
  /** An address of a picture, or empty. */
  avatar: z.string(),
});

const listedApplication = z.object({
  id: z.number().int(),
  applicant,
  title: z.string(),
  specialty_id: z.number().int(),
  language: z.string(),
  state: z.enum(APPLICATION_STATES),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  /** Who decided; null while it is open and if that account is deleted. */
  by: z.string().nullable(),
});
export type ListedApplication = z.output<typeof listedApplication>;

export const applicationsPage = page({
  path: '/moderation/applications/',
  access: 'registered',
  summary:
    'Applications of people who want to become authors, for moderators; the open ones oldest first. Not there for others.',
  query: z.object({ page: pageNumber, state: z.enum(['open', 'decided']).default('open') }),
  data: listOf(listedApplication),
});

const applicationData = listedApplication.extend({
  words: z.string(),
  reason: z.string(),
  /** When the person registered or first came as a guest. */
  since: z.string(),
  /** The moderator's own: somebody else decides. */
  own: z.boolean(),
  /** As it was when the person asked. */
  sample: z.object({
    question_type: z.number().int(),
    question_text: safeHtml(),
    explanation_text: safeHtml(),
    further_reading: z.string(),
    topic: z.string(),
    difficulty: z.number().int(),
    answers: z.array(z.object({ answer_label: z.string(), answer_text: z.string(), answer_correct: z.boolean() })),
    sources: z.array(source),
  }),
  /** What became of earlier ones, the last first. */
  earlier: z.array(
    z.object({ id: z.number().int(), state: z.enum(APPLICATION_STATES), reason: z.string(), decided_at: z.string() }),
  ),
});
export type ApplicationData = z.output<typeof applicationData>;
/** `hurry` if it was decided in less time than reading takes. */
const decidedData = applicationData.extend({ hurry: hurry.optional() });

export const applicationPage = page({
  path: '/moderation/applications/:application_id/',
  example: 'author application',
  access: 'registered',
  summary: 'One application, with the sample question, for moderators. Not there for others.',
  params: z.object({ application_id: id() }),
  data: applicationData,
  actions: {
    accept: action({
      summary:
        'Make the person an author and tell them. 403 `own-application`; 409 `application-decided` where somebody else has decided, or it was withdrawn.',
      confirmed: true,
      input: z.object({ note: z.string().trim().max(REASON_MAX).default('') }),
      output: decidedData,
    }),
    refuse: action({
      summary: 'Refuse it, with a reason that the person reads. The same refusals as for accepting.',
      input: z.object({ reason: z.string().trim().min(REASON_MIN).max(REASON_MAX) }),
      output: decidedData,
    }),
  },
});
