-- How much a person wants to do a day: questions, cards and stations together.
CREATE TABLE learning_goals (
  account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  a_day smallint NOT NULL CHECK (a_day BETWEEN 1 AND 500),
  changed_at timestamptz NOT NULL
);
