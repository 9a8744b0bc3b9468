import type { ReportKind } from '~/domain/reports/contract';
import type { RequireReportable } from '~/domain/reports/send-report';
import { requireComment } from '~/domain/discussion/require-comment';
import { requireReportableProfile } from '~/domain/accounts/profile/hide-profile';
import { requireReportableClass } from '~/domain/classes/hide-class';
import { requireReportableEvent } from '~/domain/events/hide-event';
import { requireReportableSection } from '~/domain/notebook/hide-section';
import { requireReportableDeck } from '~/domain/flashcards/sharing/read-deck.query';
import { requireFlashcard } from '~/domain/flashcards/acts';
import { requireGuide } from '~/domain/notebook/find-guide.query';
import { requireTopic } from '~/domain/notebook/find-topic.query';
import { requireReportableQuestion } from '~/domain/questions/acts';
import { lockStation } from '~/domain/stations/lock-station.query';

/** Who may report what, by kind. A virtual patient is its station. */
export const REPORTABLE: Record<ReportKind, RequireReportable> = {
  question_report: requireReportableQuestion,
  notebook_report: (tx, _person, id) => requireTopic(tx, id),
  station_report: (tx, _person, id) => lockStation(tx, id),
  virtual_patient_report: (tx, _person, id) => lockStation(tx, id),
  flashcard_report: requireFlashcard,
  comment_report: requireComment,
  deck_report: requireReportableDeck,
  profile_report: requireReportableProfile,
  section_report: (tx, _person, id) => requireReportableSection(tx, id),
  event_report: requireReportableEvent,
  class_report: requireReportableClass,
  guide_report: (tx, _person, id) => requireGuide(tx, id),
};
