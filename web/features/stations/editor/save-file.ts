import { writeChecklistFile } from '~/domain/stations/authoring/checklist-file';
import type { WrittenSection } from '~/domain/stations/authoring/checklist-rows';
import { slugOf } from '~/domain/stations/authoring/station-rules';
import { saveFile } from '~/web/ui/save-file';

/** Hands the checklist over as a JSON file, named after its station. */
export const saveChecklistFile = (sections: readonly WrittenSection[], name: string): void =>
  saveFile(new Blob([writeChecklistFile(sections)], { type: 'application/json' }), `${slugOf(name)}-checklist.json`);
