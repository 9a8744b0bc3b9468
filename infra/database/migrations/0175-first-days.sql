-- Who has put away what the start page says after their first practice.
CREATE TABLE learning_first_days (
  account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  put_away_at timestamptz NOT NULL
);
