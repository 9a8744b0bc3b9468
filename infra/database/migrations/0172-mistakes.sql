-- What a person has marked as understood since they got it wrong. It is off their list of mistakes until they get it wrong again.
CREATE TABLE learning_understood (
  account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('question', 'item', 'card')),
  thing_id int NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, kind, thing_id)
);
-- As question_states_incorrect: the mistakes of a person are few of what they have answered.
CREATE INDEX flashcard_states_incorrect ON flashcard_states (account_id, flashcard_id) WHERE NOT last_correct;
