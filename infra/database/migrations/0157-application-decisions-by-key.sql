-- What was decided on an application goes with it by a foreign key, no longer by a trigger: the reason is about the person who asked.
DROP TRIGGER author_applications_gone ON author_applications;
DROP FUNCTION forget_application_decisions;
-- A reader who closed the page of an application that was gone left a row behind.
DELETE FROM moderated_proposals WHERE kind = 'application' AND entity_id NOT IN (SELECT id FROM author_applications);
ALTER TABLE moderated_proposals
  ADD COLUMN application_id int GENERATED ALWAYS AS (CASE kind WHEN 'application' THEN entity_id END) STORED
    REFERENCES author_applications (id) ON DELETE CASCADE;
CREATE INDEX moderated_proposals_application ON moderated_proposals (application_id) WHERE application_id IS NOT NULL;
