import type { LOOK_COLOURS, LOOK_ICONS } from '~/domain/kit/looks';

/** Questions that somebody has put together for themselves and those they teach (spec 2 §2). Deleted ones stay as rows. */
export interface PersonalQuiz {
  id: number;

  /** The account of its owner. */
  account_id: number;
  title: string;
  icon: (typeof LOOK_ICONS)[number];
  colour: (typeof LOOK_COLOURS)[number];
  category: string[];

  /** Anyone with the link may take it. */
  shared: boolean;

  /** Grows with every save of the columns above. */
  version: number;
  submission_id: string | null;
  deleted_at: Date | null;
  created_at: Date;

  /** Of the quiz or of its list of questions. */
  changed_at: Date;
}
