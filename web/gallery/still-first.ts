import { standStill } from './still';

// Imported before the parts, so that none of them sees the time move.
standStill();
