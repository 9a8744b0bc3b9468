import { writeChecklistFile } from '~/domain/stations/authoring/checklist-file';
import type { WrittenSection } from '~/domain/stations/authoring/checklist-rows';
import { slugOf } from '~/domain/stations/authoring/station-rules';

/** Hands the checklist over as a JSON file, named after its station. */
export function saveChecklistFile(sections: readonly WrittenSection[], name: string): void {
  const address = URL.createObjectURL(new Blob([writeChecklistFile(sections)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${slugOf(name)}-checklist.json`;
  link.click();
  URL.revokeObjectURL(address);
}
