/** What is searched, as plain text: of a card its two sides. `JOIN ${DOCUMENTS} text ON text.kind = 'card' AND text.entity_id = card.id`. */
export const DOCUMENTS = '(SELECT kind, entity_id, language, title, body FROM search_documents)';
