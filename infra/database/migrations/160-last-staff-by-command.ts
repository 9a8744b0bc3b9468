import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Commands keep one staff account (`isStaffLeft`, `requestDeletion`), no longer a trigger. */
export class LastStaffByCommand1763700000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER accounts_one_staff_update ON accounts');
    await runner.query('DROP TRIGGER accounts_one_staff_delete ON accounts');
    await runner.query('DROP FUNCTION keep_one_staff');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_one_staff() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('wardmates staff'));
        IF NOT EXISTS (SELECT FROM accounts WHERE 'staff' = ANY (roles)) THEN
          RAISE EXCEPTION 'no staff account would be left' USING ERRCODE = 'check_violation', CONSTRAINT = 'accounts_one_staff';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(
      `CREATE TRIGGER accounts_one_staff_update AFTER UPDATE OF roles ON accounts FOR EACH ROW WHEN ('staff' = ANY (OLD.roles) AND NOT ('staff' = ANY (NEW.roles))) EXECUTE FUNCTION keep_one_staff()`,
    );
    await runner.query(
      `CREATE TRIGGER accounts_one_staff_delete AFTER DELETE ON accounts FOR EACH ROW WHEN ('staff' = ANY (OLD.roles)) EXECUTE FUNCTION keep_one_staff()`,
    );
  }
}
