import { readChecklistFile, writeChecklistFile } from '~/domain/stations/authoring/checklist-file';
import { sectionsOfTemplate } from '~/domain/stations/authoring/checklist-rows';
import { sanitise } from '~/infra/html/sanitise';
import { checklistTemplate, stationTemplates, textTemplate } from './station-templates';

const { en, es } = stationTemplates;
const KINDS = ['candidate_instructions', 'patient_instructions', 'examiner_instructions', 'walkthrough'] as const;

describe('station templates', () => {
  it('are at least four checklists, for history, examination, procedure, and communication and ethics', () => {
    expect(en.checklist.map(({ key }) => key)).toEqual([
      'history',
      'examination',
      'procedure',
      'communication',
      'ethics',
    ]);
  });

  it('are the same in both languages', () => {
    const shape = (all: typeof en) => [
      all.checklist.map(({ key, sections }) => [key, Object.values(sections).map((items) => items.length)]),
      ...KINDS.map((kind) => all[kind].map(({ key }) => key)),
    ];
    expect(shape(es)).toEqual(shape(en));
    for (const kind of KINDS)
      es[kind].forEach(({ content }, index) =>
        expect(content.match(/<\w+/g)).toEqual(en[kind][index]!.content.match(/<\w+/g)),
      );
  });

  it.each([...en.checklist, ...es.checklist].map((one) => [one.name, one] as const))(
    '%s is a checklist that can be exported and imported',
    (_name, { sections }) => {
      // A title that is a number would not stay in its place, and one that is `category` would be ignored.
      for (const title of Object.keys(sections)) expect(title).not.toMatch(/^(\d+|category)$/);
      const imported = sectionsOfTemplate({ category: 'x', ...sections });
      expect(readChecklistFile(writeChecklistFile(imported))).toEqual({ ok: true, sections: imported });
    },
  );

  it.each(KINDS.flatMap((kind) => [...en[kind], ...es[kind]].map((one) => [`${kind}: ${one.name}`, one] as const)))(
    '%s comes through the sanitiser as it is',
    (_name, { content }) => {
      expect(sanitise(content)).toBe(content);
    },
  );

  it('are nothing where none is chosen, and refused where there is none', () => {
    expect([checklistTemplate('en', ''), textTemplate('en', 'walkthrough', '')]).toEqual([{}, '']);
    expect(() => checklistTemplate('en', '__proto__')).toThrow('This template does not exist.');
    expect(() => textTemplate('es', 'walkthrough', 'nothing')).toThrow('This template does not exist.');
  });
});
