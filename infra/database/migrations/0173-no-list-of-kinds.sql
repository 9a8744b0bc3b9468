-- unused since 0.2.0
-- Rooms declare what can be reported (`domain/reports/contract.ts`), and a command opens its case.
DROP FUNCTION moderated_kind(text);
