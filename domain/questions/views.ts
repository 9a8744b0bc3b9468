/** What other rooms may read of questions and topics, as tables of their SQL: `JOIN ${TOPICS} topic ON topic.id = …`. */
export const QUESTIONS = `(SELECT id, question_type, question_text, first_words, explanation_text, further_reading, sources, html_version, selectable_answers,
  specialty_id, topic_id, focus_id, difficulty, language, status, revision, updated_at, deleted_at, author_id, custom_author_id, generated_by, moderate, premium, packs,
  psa_exam_section, admin_tags, anatomy_area, anatomy_sub_area, basic_science, basic_science_topic, shuffle, times_answered, times_correct, upvotes, downvotes,
  comments_version, paper, paper_position FROM questions)`;
export const TOPICS =
  '(SELECT id, slug, specialty_id, name, name_es, summary, sources, html_version, content_hash, hidden_at, checked_by, checked_on FROM topics)';
export const ANSWERS =
  '(SELECT id, question_id, position, answer_label, answer_text, answer_correct FROM question_answers)';
/** What a person last did with a question. */
export const QUESTION_STATES =
  '(SELECT account_id, question_id, last_correct, times_answered, last_answered_at, leitner_bin FROM question_states)';
/** Changes that authors propose. */
export const PROPOSALS =
  '(SELECT id, question_id, author_id, state, body, returns, reviewer_id, proposed_at, decided_at FROM question_proposals)';
