-- Marks of a round are merged: the devices of an examiner send changes. The column says how far the changes of each page are
-- applied, and the last sheet that a page of an older release saved as a whole.
ALTER TABLE round_marks ADD COLUMN merging jsonb NOT NULL DEFAULT '{"applied": {}, "whole": null}';
