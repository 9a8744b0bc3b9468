/** What other rooms may read of classes, as tables of their SQL: `JOIN ${CLASSES} class ON class.id = …`. */
export const CLASSES = '(SELECT id, tutor_id, name, closed_at, hidden_at FROM classes)';
export const CLASS_MEMBERS = '(SELECT class_id, account_id FROM class_members)';
