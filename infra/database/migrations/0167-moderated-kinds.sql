-- Rooms declare what can be reported (`domain/kit/target.ts`): a new kind needs no migration.
ALTER TABLE reports DROP CONSTRAINT reports_kind_check;
ALTER TABLE report_acts DROP CONSTRAINT report_acts_kind_check;
ALTER TABLE moderation_cases DROP CONSTRAINT moderation_cases_kind_check;
