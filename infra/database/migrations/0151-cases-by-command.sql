-- Reports open cases by a command (`domain/reports/cases.ts`), no longer by triggers.
DROP TRIGGER reports_find_case ON reports;
DROP TRIGGER reports_change_case ON reports;
DROP TRIGGER pairing_reports_find_case ON pairing_reports;
DROP TRIGGER pairing_reports_change_case ON pairing_reports;
DROP FUNCTION find_moderation_case, find_case_of_partner, count_moderation_change;
