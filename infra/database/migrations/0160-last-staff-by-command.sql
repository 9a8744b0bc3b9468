-- Commands keep one staff account (`isStaffLeft`, `requestDeletion`), no longer a trigger.
DROP TRIGGER accounts_one_staff_update ON accounts;
DROP TRIGGER accounts_one_staff_delete ON accounts;
DROP FUNCTION keep_one_staff;
