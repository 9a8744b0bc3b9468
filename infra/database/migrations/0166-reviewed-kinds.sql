-- Rooms declare what is reviewed (`domain/review/reviewable.ts`): a new kind needs no migration.
ALTER TABLE moderated_proposals DROP CONSTRAINT moderated_proposals_kind_check;
