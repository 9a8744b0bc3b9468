/** `npm run rules`: writes `docs/rules.md` from the list of rules and the tags in the tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/paths';
import { PAGE, pageOf, readRules, readTags } from './rules';

writeFileSync(join(root, PAGE), pageOf(readRules(), readTags()));
