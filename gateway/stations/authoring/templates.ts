import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { checklistTemplate, textTemplate } from '~/infra/content/station-templates/station-templates';
import type { TextKind } from '~/infra/content/station-templates/template';

const text =
  (kind: TextKind) =>
  ({ person, input }: { person: Person; input: { template_name: string; language?: Language } }) => ({
    content: SafeHtml.stored(textTemplate(input.language ?? person.language, kind, input.template_name), 0),
  });
/** The actions that bring in templates. */
export const imports = {
  import_checklist_template: ({
    person,
    input,
  }: {
    person: Person;
    input: { checklist_template: string; language?: Language };
  }) => checklistTemplate(input.language ?? person.language, input.checklist_template),
  import_candidate_instructions_template: text('candidate_instructions'),
  import_patient_instructions_template: text('patient_instructions'),
  import_examiner_instructions_template: text('examiner_instructions'),
  import_walkthrough_template: text('walkthrough'),
};
