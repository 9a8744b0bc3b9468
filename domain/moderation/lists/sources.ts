/**
 * What each list reads, as SQL with these columns: `id`, `key` (what the address is made of), `title`, `specialty`, `first` (the
 * greatest comes first) and `cells` in the order of `COLUMNS`. $4 is the language, $5 the reader.
 */
import { JOIN_TARGET, TARGET_AUTHOR, TARGET_TITLE } from '../targets/targets';
import type { ListName } from './contract';
import { PEOPLE } from '~/domain/accounts/views';
import { CASES, REPORTS } from '~/domain/reports/views';
import { PROPOSALS, QUESTIONS, TOPICS } from '~/domain/questions/views';
import { CARDS, DECKS } from '~/domain/flashcards/views';
import { RESULTS, STATIONS } from '~/domain/stations/views';
import { COMMENTS } from '~/domain/discussion/views';
import { PAIRING_REPORTS } from '~/domain/audio-pairing/views';

const MOMENT = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const IN_BANK = `question.status = 'published' AND question.deleted_at IS NULL`;
const FACILITY = (correct: string, answered: string): string =>
  `CASE WHEN ${answered} > 0 THEN round(100.0 * ${correct} / ${answered}, 1) END`;
const OPEN_REPORTS = `(SELECT count(*)::int FROM ${REPORTS} report WHERE report.kind = 'question_report' AND report.entity_id = question.id AND report.resolved_at IS NULL AND report.weighs)`;

const proposals = (where: string): string => `
  SELECT proposal.id, '' AS key, first_words(proposal.body ->> 'question_text') AS title, (proposal.body ->> 'specialty_id')::int AS specialty,
         -extract(epoch FROM proposal.proposed_at) AS first,
         json_build_array(coalesce(author.display_name, ''), (proposal.body ->> 'specialty_id')::int, CASE question.status WHEN 'published' THEN 'change' ELSE 'new' END,
           proposal.returns, coalesce(reviewer.display_name, ''), ${MOMENT("coalesce(CASE WHEN proposal.state = 'returned' THEN proposal.decided_at END, proposal.proposed_at)")}) AS cells
    FROM ${PROPOSALS} proposal
    JOIN ${QUESTIONS} question ON question.id = proposal.question_id AND question.deleted_at IS NULL
    LEFT JOIN ${PEOPLE} author ON author.id = proposal.author_id
    LEFT JOIN ${PEOPLE} reviewer ON reviewer.id = proposal.reviewer_id
   WHERE ${where}`;

const figures = `question.times_answered, ${FACILITY('question.times_correct', 'question.times_answered')}, question.upvotes, question.downvotes`;
const sums = `sum(question.times_answered)::int, ${FACILITY('sum(question.times_correct)', 'sum(question.times_answered)')}, sum(question.upvotes)::int, sum(question.downvotes)::int, sum(${OPEN_REPORTS})::int`;

/** From so many answers on, a question that hardly anybody gets right is looked at. */
const ANSWERS_MIN = 30;
const FACILITY_MIN = 20;
/** So many more votes against an explanation than for it. */
const VOTES_AGAINST = 3;

// What was decided on the reader themselves is on their own page, without who did it.
const SANCTIONS = `
    SELECT sanction.id, 'person:' || sanction.account_id, person.display_name, 0, extract(epoch FROM done.at),
           json_build_array('person', done.act, coalesce(who.display_name, ''), done.reason, ${MOMENT('done.at')})
      FROM account_sanctions sanction JOIN ${PEOPLE} person ON person.id = sanction.account_id
      CROSS JOIN LATERAL (
        SELECT sanction.kind AS act, sanction.given_by AS by, sanction.reason, sanction.created_at AS at
        UNION ALL SELECT 'lift', sanction.lifted_by, sanction.lift_reason, sanction.lifted_at WHERE sanction.lifted_at IS NOT NULL) done
      LEFT JOIN ${PEOPLE} who ON who.id = done.by
     WHERE sanction.account_id <> $5::int`;

export const SOURCES: Record<ListName, string> = {
  'awaiting-verification': proposals(
    `proposal.state = 'proposed' AND proposal.returns = 0 AND proposal.reviewer_id IS NULL`,
  ),
  'under-review': proposals(
    `proposal.state = 'proposed' AND proposal.returns = 0 AND proposal.reviewer_id IS NOT NULL`,
  ),
  'moderators-court': proposals(`proposal.state = 'proposed' AND proposal.returns > 0`),
  'authors-court': proposals(`proposal.state = 'returned'`),
  'card-proposals': `
    SELECT card.id, '' AS key, first_words(card.front) AS title, 0 AS specialty, -extract(epoch FROM proposal.proposed_at) AS first,
           json_build_array(coalesce(author.display_name, ''), deck.deck_name, proposal.state, proposal.returns,
             ${MOMENT("coalesce(CASE WHEN proposal.state = 'returned' THEN proposal.decided_at END, proposal.proposed_at)")}) AS cells
      FROM card_proposals proposal JOIN ${CARDS} card ON card.id = proposal.card_id JOIN ${DECKS} deck ON deck.id = card.deck_id AND deck.deleted_at IS NULL
      LEFT JOIN ${PEOPLE} author ON author.id = proposal.author_id
     WHERE proposal.state IN ('proposed', 'returned')`,
  'problem-questions': `
    SELECT question.id, '' AS key, question.first_words AS title, question.specialty_id AS specialty, (1000000 * question.open + question.downvotes - question.upvotes)::numeric AS first,
           json_build_array(question.specialty_id, ${figures}, question.open) AS cells
      FROM (SELECT question.*, ${OPEN_REPORTS} AS open FROM questions question WHERE ${IN_BANK}) question
     WHERE question.open > 0 OR question.downvotes >= question.upvotes + ${VOTES_AGAINST}
        OR (question.times_answered >= ${ANSWERS_MIN} AND 100 * question.times_correct < ${FACILITY_MIN} * question.times_answered)`,
  'ai-flagged': `
    SELECT question.id, '' AS key, question.first_words AS title, question.specialty_id AS specialty, extract(epoch FROM checked.checked_at) AS first,
           json_build_array(question.specialty_id, coalesce(author.display_name, ''), checked.refusal, ${MOMENT('checked.checked_at')}) AS cells
      FROM question_checks checked
      JOIN ${QUESTIONS} question ON question.id = checked.question_id AND question.revision = checked.revision AND ${IN_BANK}
      LEFT JOIN ${PEOPLE} author ON author.id = question.author_id
     WHERE checked.refusal IS NOT NULL`,
  'flashcard-bank': `
    SELECT card.id, '' AS key, first_words(card.front) AS title, coalesce(topic.specialty_id, 0) AS specialty, extract(epoch FROM card.changed_at) AS first,
           json_build_array(deck.deck_name, deck.kind, coalesce(author.display_name, ''), array_to_string(card.tags, ', '), ${MOMENT('card.changed_at')}) AS cells
      FROM ${CARDS} card JOIN ${DECKS} deck ON deck.id = card.deck_id AND deck.kind <> 'own' AND deck.deleted_at IS NULL
      LEFT JOIN ${TOPICS} topic ON topic.id = card.topic_id
      LEFT JOIN ${PEOPLE} author ON author.id = card.author_id
     WHERE card.deleted_at IS NULL`,
  'discussion-bank': `
    SELECT comment.id, comment.question_id::text AS key, left(comment.text, 200) AS title, question.specialty_id AS specialty, extract(epoch FROM comment.created_at) AS first,
           json_build_array(author.display_name, question.first_words, ${MOMENT('comment.created_at')}) AS cells
      FROM ${COMMENTS} comment JOIN ${QUESTIONS} question ON question.id = comment.question_id JOIN ${PEOPLE} author ON author.id = comment.account_id
     WHERE comment.deleted_at IS NULL AND comment.comment_type = 'standard'`,
  logs: `
    SELECT act.id, CASE WHEN ${TARGET_AUTHOR} = $5::int THEN 'own:' ELSE 'case:' END || act.case_id AS key, ${TARGET_TITLE} AS title, 0 AS specialty, extract(epoch FROM act.created_at) AS first,
           json_build_array(target.kind, act.act, coalesce(who.display_name, ''), act.reason, ${MOMENT('act.created_at')}) AS cells
      FROM moderation_acts act JOIN ${CASES} target ON target.id = act.case_id LEFT JOIN ${PEOPLE} who ON who.id = act.account_id
      ${JOIN_TARGET}
    UNION ALL
    SELECT decision.id, CASE decision.kind WHEN 'question' THEN 'proposal:' WHEN 'flashcard' THEN 'card:' ELSE 'text:' END || decision.entity_id,
           coalesce(first_words(question.body ->> 'question_text'), first_words(card.front), text.body ->> 'title'), coalesce((question.body ->> 'specialty_id')::int, 0), extract(epoch FROM decision.created_at),
           json_build_array(CASE decision.kind WHEN 'question' THEN 'proposal' WHEN 'flashcard' THEN 'card' ELSE 'text' END,
             CASE decision.act WHEN 'publish' THEN 'published' WHEN 'send_back' THEN 'returned' ELSE 'undo' END, coalesce(who.display_name, ''), decision.reason, ${MOMENT('decision.created_at')})
      FROM proposal_decisions decision LEFT JOIN ${PEOPLE} who ON who.id = decision.account_id
      LEFT JOIN ${PROPOSALS} question ON decision.kind = 'question' AND question.id = decision.entity_id
      LEFT JOIN ${CARDS} card ON decision.kind = 'flashcard' AND card.id = decision.entity_id
      LEFT JOIN notebook_proposals text ON decision.kind = 'text' AND text.id = decision.entity_id
     WHERE num_nonnulls(question.id, card.id, text.id) = 1
    UNION ALL
    SELECT application.id, 'application:' || application.id, applicant.display_name, 0, extract(epoch FROM application.decided_at),
           json_build_array('application', application.state, coalesce(who.display_name, ''), application.reason, ${MOMENT('application.decided_at')})
      FROM author_applications application JOIN ${PEOPLE} applicant ON applicant.id = application.account_id LEFT JOIN ${PEOPLE} who ON who.id = application.decided_by
     WHERE application.state IN ('accepted', 'refused')
    UNION ALL
    ${SANCTIONS}
    UNION ALL
    SELECT act.id, 'case:' || target.id, ${TARGET_TITLE}, 0, extract(epoch FROM act.created_at),
           json_build_array(target.kind, act.act, act.account_name, act.note, ${MOMENT('act.created_at')})
      FROM report_acts act
      JOIN (SELECT kind, id, case_id FROM ${REPORTS} reports UNION ALL SELECT 'pairing_report', id, case_id FROM ${PAIRING_REPORTS} pairing_reports) report ON report.kind = act.kind AND report.id = act.report_id
      JOIN ${CASES} target ON target.id = report.case_id
      ${JOIN_TARGET}
     WHERE ${TARGET_AUTHOR} IS DISTINCT FROM $5::int`,
  'bank-stats': `
    SELECT question.id, '' AS key, question.first_words AS title, question.specialty_id AS specialty, question.times_answered::numeric AS first,
           json_build_array(question.specialty_id, ${figures}, ${OPEN_REPORTS}) AS cells
      FROM ${QUESTIONS} question WHERE ${IN_BANK}`,
  'category-analytics': `
    SELECT topic.id, topic.specialty_id::text AS key, CASE WHEN $4 = 'es' THEN topic.name_es ELSE topic.name END AS title, topic.specialty_id AS specialty,
           count(*)::numeric AS first, json_build_array(topic.specialty_id, count(*)::int, ${sums}) AS cells
      FROM topics topic JOIN ${QUESTIONS} question ON question.topic_id = topic.id AND ${IN_BANK} GROUP BY topic.id`,
  'specialty-analytics': `
    SELECT question.specialty_id::int AS id, question.specialty_id::text AS key, question.specialty_id::text AS title, question.specialty_id AS specialty,
           count(*)::numeric AS first, json_build_array(count(*)::int, ${sums}) AS cells
      FROM ${QUESTIONS} question WHERE ${IN_BANK} GROUP BY question.specialty_id`,
  'osce-contributors': `
    SELECT owner.id, '' AS key, owner.display_name AS title, 0 AS specialty, count(*)::numeric AS first,
           json_build_array(count(*)::int, sum((SELECT count(*) FROM ${RESULTS} attempt WHERE attempt.station_id = station.id))::int, ${MOMENT('max(station.published_at)')}) AS cells
      FROM ${STATIONS} station JOIN accounts owner ON owner.id = station.owner_id
     WHERE station.published_at IS NOT NULL AND station.deleted_at IS NULL GROUP BY owner.id`,
  'osce-stations': `
    SELECT station.id, station.style || ':' || station.slug AS key, station.name AS title, 0 AS specialty, extract(epoch FROM station.published_at) AS first,
           json_build_array(station.style::text, coalesce(owner.display_name, ''), (SELECT count(*)::int FROM ${RESULTS} attempt WHERE attempt.station_id = station.id),
             (SELECT count(*)::int FROM ${REPORTS} report WHERE report.kind IN ('station_report', 'virtual_patient_report') AND report.entity_id = station.id AND report.resolved_at IS NULL AND report.weighs),
             ${MOMENT('station.published_at')}) AS cells
      FROM ${STATIONS} station LEFT JOIN ${PEOPLE} owner ON owner.id = station.owner_id
     WHERE station.published_at IS NOT NULL AND station.deleted_at IS NULL`,
};
