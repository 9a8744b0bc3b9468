import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { TextField as Field } from '~/domain/stations/authoring/form-contract';
import type { RichTextHandle } from '~/web/rich-text/handle';
import type { StationAdapter, ScreenData, TextKind } from './editor-adapter';
import classes from './editor.module.css';
import { TemplateImport } from './template-import';
import { TextField } from './text-field';
import type { Writing } from './use-writing';

/** In the order in which one writes a station; those with templates name them. */
const TEXTS: readonly { field: Field; kind?: TextKind; rows: number }[] = [
  { field: 'student_instructions', kind: 'candidate_instructions', rows: 6 },
  { field: 'patient_instructions', kind: 'patient_instructions', rows: 10 },
  { field: 'examiner_instructions', kind: 'examiner_instructions', rows: 5 },
  { field: 'extra_candidate_resources', rows: 3 },
  { field: 'walkthrough', kind: 'walkthrough', rows: 6 },
  { field: 'useful_links', rows: 3 },
];

interface Props {
  writing: Writing;
  adapter: StationAdapter;
  data: ScreenData;
  /** All of them if it is left out. */
  fields?: readonly Field[];
}

/** The rich-text fields of a station (spec 3 §3), with what can be imported into them. */
export function Texts({ writing, adapter, data, fields }: Props) {
  const { formatMessage: say } = useIntl();
  const handles = useRef<Partial<Record<Field, RichTextHandle>>>({});
  return TEXTS.filter(({ field }) => fields?.includes(field) ?? true).map(({ field, kind, rows }) => {
    const label = say({ id: `stations.editor.field.${field}` });
    return (
      <div key={`${field}.${writing.epoch}`} className={classes.text}>
        <TextField
          label={label}
          description={say({ id: `stations.editor.about.${field}` })}
          html={writing.sheet[field]}
          minRows={rows}
          onChange={(html) => writing.set({ [field]: html })}
          onReady={(handle) => void (handles.current[field] = handle)}
        />
        {kind && (
          <TemplateImport
            of={label}
            templates={data.templates[kind]}
            onImport={async (key) => {
              const { content } = await adapter.importText(kind, key);
              // One undo brings back what was there.
              if (content !== '') handles.current[field]?.setHtml(content);
            }}
          />
        )}
      </div>
    );
  });
}
