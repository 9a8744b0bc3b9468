import { z } from 'zod';
import { goTo } from '../accounts/contract';
import { action, id, live, noInput, page } from '../kit/contract';

export const NAME_MIN = 2;
export const NAME_MAX = 80;
/** Members of one class, and open classes of one tutor. */
export const MEMBERS_MAX = 300;
export const CLASSES_MAX = 20;
/** Pieces of work that are assigned at a time. */
export const ASSIGNMENTS_MAX = 50;
export const CLASS_PIN_DIGITS = 8;
/** People behind a figure of the group, at least. */
export const GROUP_MIN = 5;
/** A topic is weak below this share of marks, in per cent. */
export const WEAK_BELOW = 60;
/** Characters of what somebody says of themselves who asks to be a tutor. */
export const WORDS_MIN = 10;
export const WORDS_MAX = 500;

export const WORK_KINDS = ['quiz', 'station', 'deck'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
export const TUTOR_STATES = ['none', 'asked', 'approved', 'refused'] as const;

const assignment = z.object({
  id: z.number().int(),
  kind: z.enum(WORK_KINDS),
  title: z.string(),
  /** The path of the work; empty if it does not exist any more. */
  url: z.string(),
  /** A day, as `2026-11-30`: until its end. */
  due_on: z.string(),
});
export type Assignment = z.output<typeof assignment>;

export const classSnapshot = z.object({
  version: z.number().int(),
  id: z.number().int(),
  name: z.string(),
  tutor: z.object({ name: z.string(), avatar: z.string() }),
  members: z.number().int(),
  closed: z.boolean(),
  /** A moderator has hidden it: no name, no work, and nobody in the roster. */
  hidden: z.boolean(),
  assignments: z.array(assignment),
});
export type ClassSnapshot = z.output<typeof classSnapshot>;

export const rosterSnapshot = z.object({
  version: z.number().int(),
  pin: z.string(),
  /** By name. `done`: the ids of the assigned work that they have done since they joined; nothing else is seen. */
  members: z.array(
    z.object({ id: z.number().int(), name: z.string(), avatar: z.string(), done: z.array(z.number().int()) }),
  ),
  /** Topics of assigned quizzes that the group finds hard, the hardest first; empty below five members. */
  weak: z.array(
    z.object({
      topic_id: z.number().int(),
      name: z.string(),
      name_es: z.string(),
      /** Of marks, to the nearest ten. */
      percent: z.number().int(),
    }),
  ),
});
export type RosterSnapshot = z.output<typeof rosterSnapshot>;

const tutorData = z.object({
  state: z.enum(TUTOR_STATES),
  classes: z.array(
    z.object({ id: z.number().int(), name: z.string(), members: z.number().int(), closed: z.boolean() }),
  ),
});
export type TutorData = z.output<typeof tutorData>;

export const tutorPage = page({
  path: '/tutor/',
  access: 'registered',
  summary: 'The classes of a tutor. Others ask here to be one; staff decide.',
  data: tutorData,
  actions: {
    ask: action({
      summary: 'Ask to be a tutor. Asked again, the words are replaced.',
      input: z.object({ words: z.string().trim().min(WORDS_MIN).max(WORDS_MAX) }),
      output: tutorData,
    }),
    submit: action({
      summary:
        'Open a class. Sent again with the same `submission_id`, it is the same class. 403 `not-tutor`, 409 `too-many-classes`.',
      input: z.object({ name: z.string().trim().min(NAME_MIN).max(NAME_MAX), submission_id: z.uuid() }),
      output: goTo,
    }),
  },
});

const tutorClassData = z.object({
  class: classSnapshot,
  roster: rosterSnapshot,
  /** Own shared quizzes and decks, which can be assigned. */
  quizzes: z.array(z.object({ id: z.number().int(), title: z.string() })),
  decks: z.array(z.object({ id: z.number().int(), title: z.string() })),
});
export type TutorClassData = z.output<typeof tutorClassData>;

export const tutorClassPage = page({
  path: '/tutor/:class_id/',
  example: 'class',
  access: 'registered',
  summary: 'One class, for its tutor: the PIN, who has done the assigned work, and weak topics from five people on.',
  params: z.object({ class_id: id() }),
  data: tutorClassData,
  actions: {
    assign: action({
      summary:
        'Assign one’s own shared quiz or deck by its id, or a published station by its slug. Assigned again, its date is changed. 404 `work-not-found`, 409 `too-much-work`.',
      input: z.object({
        kind: z.enum(WORK_KINDS),
        work_id: id().optional(),
        station: z.string().max(120).default(''),
        due_on: z.iso.date(),
      }),
      output: tutorClassData,
    }),
    unassign: action({ summary: 'Take work back.', input: z.object({ assignment_id: id() }), output: tutorClassData }),
    remove_member: action({
      summary: 'Take somebody out of the class.',
      input: z.object({ account_id: id() }),
      output: tutorClassData,
    }),
    new_pin: action({
      summary: 'Replace the PIN; the one before opens nothing.',
      input: noInput,
      output: tutorClassData,
    }),
    close: action({
      summary: 'Close the class for good. Everyone leaves it and is notified; what they did stays theirs.',
      input: noInput,
      output: tutorClassData,
    }),
    check_roster: action({ summary: 'Poll.', input: noInput, output: rosterSnapshot }),
  },
});

export const classesPage = page({
  path: '/classes/',
  access: 'registered',
  summary: 'The classes that one is in, and where one joins by PIN.',
  data: z.object({
    classes: z.array(z.object({ id: z.number().int(), name: z.string(), tutor: z.string(), open: z.number().int() })),
  }),
  actions: {
    find: action({
      summary: 'What a PIN opens, before one joins. 404 `class-pin-wrong`.',
      input: z.object({ pin: z.string().max(40) }),
      output: z.object({ name: z.string(), tutor: z.string(), member: z.boolean() }),
    }),
    join: action({
      summary: 'Join the class under a PIN. Twice is once. 404 `class-pin-wrong`, 409 `class-full`.',
      input: z.object({ pin: z.string().max(40) }),
      output: goTo,
    }),
  },
});

const classData = z.object({
  class: classSnapshot,
  /** The ids of the assigned work that one has done. */
  done: z.array(z.number().int()),
});
export type ClassData = z.output<typeof classData>;

export const classPage = page({
  path: '/classes/:class_id/',
  example: 'class',
  access: 'registered',
  summary: 'One class, for its members: the assigned work, and what of it one has done. Other members are not named.',
  params: z.object({ class_id: id() }),
  data: classData,
  actions: {
    leave: action({
      summary: 'Leave the class. The tutor sees nothing of one any more. Twice is once.',
      input: noInput,
      output: goTo,
    }),
    check_class: action({ summary: 'Poll.', input: noInput, output: classSnapshot }),
  },
});

const asking = z.object({
  account_id: z.number().int(),
  name: z.string(),
  username: z.string(),
  words: z.string(),
  state: z.enum(['asked', 'approved', 'refused']),
  asked_at: z.string(),
});
const tutorsData = z.object({ tutors: z.array(asking) });

export const tutorsPage = page({
  path: '/ops/tutors/',
  access: 'staff',
  summary: 'People who ask to be tutors, the first to ask first, then those who were decided on.',
  data: tutorsData,
  actions: {
    decide: action({
      summary:
        'Approve or refuse somebody, or take the approval back: their classes are closed then. 403 for one’s own asking.',
      input: z.object({ account_id: id(), state: z.enum(['approved', 'refused']) }),
      output: tutorsData,
    }),
  },
});

const POLL_EVERY = 10_000;

export const classLive = live({
  name: 'classes.class',
  key: id(),
  snapshot: classSnapshot,
  poll: { every: POLL_EVERY, path: (key) => `/classes/${key}/`, body: () => ({ data_request: 'check_class' }) },
  summary: 'A class and its assigned work, for members and the tutor; the key is its id.',
});

export const rosterLive = live({
  name: 'classes.roster',
  key: id(),
  snapshot: rosterSnapshot,
  poll: { every: POLL_EVERY, path: (key) => `/tutor/${key}/`, body: () => ({ data_request: 'check_roster' }) },
  summary: 'Who has done the assigned work of a class, for its tutor; the key is its id.',
});
