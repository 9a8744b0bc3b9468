import { Platform1763700000001 } from './1-platform';
import { Accounts1763700000002 } from './2-accounts';
import { Stations1763700000003 } from './3-stations';
import { GroupPractice1763700000004 } from './4-group-practice';
import { AudioPairing1763700000005 } from './5-audio-pairing';
import { Ops1763700000006 } from './6-ops';
import { Questions1763700000007 } from './7-questions';
import { Quizzes1763700000008 } from './8-quizzes';
import { ReportsAndLobbies1763700000009 } from './9-reports-and-lobbies';
import { WritingQuestions1763700000010 } from './10-writing-questions';
import { PersonalQuizzes1763700000011 } from './11-personal-quizzes';
import { QuestionImports1763700000012 } from './12-question-imports';
import { ItemAnalysis1763700000013 } from './13-item-analysis';
import { StationAuthoring1763700000014 } from './14-station-authoring';
import { Annotations1763700000015 } from './15-annotations';
import { Circuits1763700000016 } from './16-circuits';
import { VirtualPatients1763700000017 } from './17-virtual-patients';
import { Consultations1763700000018 } from './18-consultations';
import { CircuitRuns1763700000019 } from './19-circuit-runs';
import { FirstWords1763700000020 } from './20-first-words';
import { SetAside1763700000021 } from './21-set-aside';
import { BrowserErrors1763700000022 } from './22-browser-errors';
import { RoundMarks1763700000023 } from './23-round-marks';
import { AttemptRevisions1763700000025 } from './25-attempt-revisions';
import { AutomaticFeedback1763700000026 } from './26-automatic-feedback';
import { PurchaseInterests1763700000027 } from './27-purchase-interests';
import { ReportActs1763700000028 } from './28-report-acts';
import { ImportWork1763700000029 } from './29-import-work';
import { Knocks1763700000030 } from './30-knocks';
import { Growth1763700000032 } from './32-growth';
import { Retention1763700000033 } from './33-retention';
import { FollowedReferences1763700000034 } from './34-followed-references';
import { HtmlVersions1763700000035 } from './35-html-versions';
import { Kudos1763700000036 } from './36-kudos';
import { Mails1763700000037 } from './37-mails';
import { Security1763700000038 } from './38-security';
import { Profiles1763700000039 } from './39-profiles';
import { Learning1763700000040 } from './40-learning';
import { Privacy1763700000041 } from './41-privacy';
import { Consents1763700000042 } from './42-consents';
import { Roles1763700000043 } from './43-roles';
import { Trials1763700000044 } from './44-trials';
import { Flashcards1763700000045 } from './45-flashcards';
import { AuthorApplications1763700000046 } from './46-author-applications';
import { FactorsRemoved1763700000047 } from './47-factors-removed';
import { FlashcardActs1763700000048 } from './48-flashcard-acts';
import { SharedDecks1763700000049 } from './49-shared-decks';
import { FlashcardMemory1763700000051 } from './51-flashcard-memory';
import { QuestionBins1763700000052 } from './52-question-bins';
import { FlashcardImports1763700000053 } from './53-flashcard-imports';
import { FlashcardDrafting1763700000055 } from './55-flashcard-drafting';
import { Notebook1763700000056 } from './56-notebook';
import { Search1763700000057 } from './57-search';
import { Guides1763700000058 } from './58-guides';
import { StationTopics1763700000059 } from './59-station-topics';
import { NotebookWriting1763700000060 } from './60-notebook-writing';
import { SynonymChanges1763700000062 } from './62-synonym-changes';
import { Grants1763700000063 } from './63-grants';
import { PremiumQuestions1763700000064 } from './64-premium-questions';
import { Payments1763700000065 } from './65-payments';
import { DeckArrangement1763700000069 } from './69-deck-arrangement';
import { Statistics1763700000067 } from './67-statistics';
import { StatisticsPairs1763700000068 } from './68-statistics-pairs';
import { ModerationCases1763700000070 } from './70-moderation-cases';
import { ModerationKinds1763700000071 } from './71-moderation-kinds';
import { StaffGrants1763700000075 } from './75-staff-grants';
import { CardProposals1763700000074 } from './74-card-proposals';
import { ModerationGatherings1763700000097 } from './97-moderation-gatherings';
import { ObserversAndPairs1763700000093 } from './93-observers-and-pairs';
import { SearchAdded1763700000094 } from './94-search-added';
import { Sanctions1763700000072 } from './72-sanctions';
import { RefundAudit1763700000073 } from './73-refund-audit';
import { PatientFacts1763700000087 } from './87-patient-facts';
import { GroupPatients1763700000088 } from './88-group-patients';
import { SearchIndexes1763700000090 } from './90-search-indexes';
import { Events1763700000080 } from './80-events';
import { Classes1763700000081 } from './81-classes';
import { Leaderboard1763700000082 } from './82-leaderboard';
import { QuestionProposals1763700000077 } from './77-question-proposals';
import { QuestionChecks1763700000078 } from './78-question-checks';
import { Institutions1763700000079 } from './79-institutions';
import { Promotions1763700000084 } from './84-promotions';
import { Push1763700000085 } from './85-push';
import { Withdrawals1763700000098 } from './98-withdrawals';
import { EndedWithRefund1763700000099 } from './99-ended-with-refund';
import { CollectedCards1763700000100 } from './100-collected-cards';
import { ClassTopicPeople1763700000105 } from './105-class-topic-people';
import { CarouselShows1763700000106 } from './106-carousel-shows';
import { SummaryChecks1763700000110 } from './110-summary-checks';
import { WrittenGuides1763700000111 } from './111-written-guides';
import { SearchedOptions1763700000112 } from './112-searched-options';
import { GuideNotes1763700000113 } from './113-guide-notes';
import { BillingCountries1763700000115 } from './115-billing-countries';
import { GroupTalksApart1763700000125 } from './125-group-talks-apart';
import { AgreedModels1763700000126 } from './126-agreed-models';
import { ProposalDecisions1763700000130 } from './130-proposal-decisions';
import { RenewedOptions1763700000140 } from './140-renewed-options';
import { UndoneSections1763700000141 } from './141-undone-sections';
import { ApplicationDecisions1763700000142 } from './142-application-decisions';
import { MoneyKept1763700000150 } from './150-money-kept';
import { CasesByCommand1763700000151 } from './151-cases-by-command';
import { MergedMarks1763700000155 } from './155-merged-marks';
import { EntitlementsByCommand1763700000156 } from './156-entitlements-by-command';
import { ApplicationDecisionsByKey1763700000157 } from './157-application-decisions-by-key';
import { ActsNotedByStatements1763700000158 } from './158-acts-noted-by-statements';
import { BinsByStatement1763700000159 } from './159-bins-by-statement';
import { LastStaffByCommand1763700000160 } from './160-last-staff-by-command';
import { ReviewedKinds1763700000166 } from './166-reviewed-kinds';
import { ModeratedKinds1763700000167 } from './167-moderated-kinds';
import { SharedResults1763700000168 } from './168-shared-results';

/** In their order; a migration that has been released is never changed. */
export const migrations = [
  Platform1763700000001,
  Accounts1763700000002,
  Stations1763700000003,
  GroupPractice1763700000004,
  AudioPairing1763700000005,
  Ops1763700000006,
  Questions1763700000007,
  Quizzes1763700000008,
  ReportsAndLobbies1763700000009,
  WritingQuestions1763700000010,
  PersonalQuizzes1763700000011,
  QuestionImports1763700000012,
  ItemAnalysis1763700000013,
  StationAuthoring1763700000014,
  Annotations1763700000015,
  Circuits1763700000016,
  VirtualPatients1763700000017,
  Consultations1763700000018,
  CircuitRuns1763700000019,
  FirstWords1763700000020,
  SetAside1763700000021,
  BrowserErrors1763700000022,
  RoundMarks1763700000023,
  AttemptRevisions1763700000025,
  AutomaticFeedback1763700000026,
  PurchaseInterests1763700000027,
  ReportActs1763700000028,
  ImportWork1763700000029,
  Knocks1763700000030,
  Growth1763700000032,
  Retention1763700000033,
  FollowedReferences1763700000034,
  HtmlVersions1763700000035,
  Kudos1763700000036,
  Mails1763700000037,
  Security1763700000038,
  Profiles1763700000039,
  Learning1763700000040,
  Privacy1763700000041,
  Consents1763700000042,
  Roles1763700000043,
  Trials1763700000044,
  Flashcards1763700000045,
  AuthorApplications1763700000046,
  FactorsRemoved1763700000047,
  FlashcardActs1763700000048,
  SharedDecks1763700000049,
  FlashcardMemory1763700000051,
  QuestionBins1763700000052,
  FlashcardImports1763700000053,
  FlashcardDrafting1763700000055,
  Notebook1763700000056,
  Search1763700000057,
  Guides1763700000058,
  StationTopics1763700000059,
  NotebookWriting1763700000060,
  SynonymChanges1763700000062,
  Grants1763700000063,
  PremiumQuestions1763700000064,
  Payments1763700000065,
  Statistics1763700000067,
  StatisticsPairs1763700000068,
  DeckArrangement1763700000069,
  ModerationCases1763700000070,
  ModerationKinds1763700000071,
  Sanctions1763700000072,
  RefundAudit1763700000073,
  Events1763700000080,
  Classes1763700000081,
  Leaderboard1763700000082,
  Promotions1763700000084,
  SearchIndexes1763700000090,
  PatientFacts1763700000087,
  GroupPatients1763700000088,
  QuestionProposals1763700000077,
  QuestionChecks1763700000078,
  Institutions1763700000079,
  ModerationGatherings1763700000097,
  ObserversAndPairs1763700000093,
  SearchAdded1763700000094,
  CardProposals1763700000074,
  StaffGrants1763700000075,
  Push1763700000085,
  Withdrawals1763700000098,
  EndedWithRefund1763700000099,
  CollectedCards1763700000100,
  ClassTopicPeople1763700000105,
  CarouselShows1763700000106,
  SummaryChecks1763700000110,
  WrittenGuides1763700000111,
  SearchedOptions1763700000112,
  GuideNotes1763700000113,
  BillingCountries1763700000115,
  GroupTalksApart1763700000125,
  AgreedModels1763700000126,
  ProposalDecisions1763700000130,
  RenewedOptions1763700000140,
  UndoneSections1763700000141,
  ApplicationDecisions1763700000142,
  MoneyKept1763700000150,
  CasesByCommand1763700000151,
  MergedMarks1763700000155,
  EntitlementsByCommand1763700000156,
  ApplicationDecisionsByKey1763700000157,
  ActsNotedByStatements1763700000158,
  BinsByStatement1763700000159,
  LastStaffByCommand1763700000160,
  ReviewedKinds1763700000166,
  ModeratedKinds1763700000167,
  SharedResults1763700000168,
];
