-- What changes a grant saves what its account may do (`domain/purchases/entitlements/sync-entitlements.ts`), no longer a trigger.
DROP TRIGGER grants_entitlements ON grants;
DROP FUNCTION keep_entitlements;
