-- The cells and rows of a table are set apart in what a search shows of it.
CREATE OR REPLACE FUNCTION search_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT trim(regexp_replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(html, '</t[dh]>\s*<t[dh]', ' · <td', 'g'),
        '</t[dh]>\s*</tr>(?:\s|</?t(?:head|body|foot)[^>]*>)*<tr[^>]*>', '; ', 'g'),
      '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), '\s+', ' ', 'g')) $$;

SELECT keep_document('section', id) FROM notebook_sections WHERE text LIKE '%</t%';
SELECT keep_document(kind, id) FROM questions CROSS JOIN (VALUES ('question'), ('explanation')) of_question (kind)
 WHERE question_text LIKE '%</t%' OR explanation_text LIKE '%</t%';
SELECT keep_document('card', id) FROM flashcards WHERE front LIKE '%</t%' OR back LIKE '%</t%';
SELECT keep_document('station', id) FROM stations WHERE description LIKE '%</t%';
