import type { Marks, OpenSuggestion } from '~/domain/stations/checklist-contract';

type Part = Pick<Marks, 'ticked' | 'grades' | 'comments'>;

/** The marks with what was suggested. Notes are not replaced where there are any: the suggested ones follow them. */
export function applySuggestions(marks: Part, suggestions: readonly OpenSuggestion[]): Part {
  return suggestions.reduce<Part>(
    ({ ticked, grades, comments }, { change }) => {
      switch (change.kind) {
        case 'tick':
          return { ticked: [...ticked.filter((id) => id !== change.item_id), change.item_id], grades, comments };
        case 'untick':
          return { ticked: ticked.filter((id) => id !== change.item_id), grades, comments };
        case 'grade':
          return { ticked, grades: { ...grades, [change.group]: change.grade }, comments };
        case 'comments':
          return { ticked, grades, comments: change.html.startsWith(comments) ? change.html : comments + change.html };
      }
    },
    { ticked: marks.ticked, grades: marks.grades, comments: marks.comments },
  );
}
