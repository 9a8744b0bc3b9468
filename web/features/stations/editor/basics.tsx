import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  AI_PROMPT_LABEL,
  DESCRIPTION_MAX,
  MINUTES_MAX,
  NAME_MAX,
  videoIdOf,
} from '~/domain/stations/authoring/station-rules';
import { defaultMinutes } from '~/domain/stations/countdown';
import { LABELS, styleOf, type StationBase } from '~/domain/stations/styles';
import layout from '~/web/ui/layout.module.css';
import classes from './editor.module.css';
import { showing } from '~/web/ui/showing';
import type { Sheet } from './sheet';
import type { Writing } from './use-writing';

/** What the fields are called: in the wizard the name is a title, and the label a scenario type. */
export type FieldWords = 'editor' | 'wizard';

/** Name, description and label: without these three nothing is saved or previewed (spec 3 §5). */
export function Basics({ writing: { sheet, set }, words = 'editor' }: { writing: Writing; words?: FieldWords }) {
  const { formatMessage: say } = useIntl();
  return (
    <div className={layout.form}>
      <TextInput
        label={say({ id: `stations.${words}.field.name` })}
        required
        maxLength={NAME_MAX}
        value={sheet.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Textarea
        label={say({ id: `stations.${words}.field.description` })}
        description={say({ id: 'stations.editor.about.description' })}
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={DESCRIPTION_MAX}
        value={sheet.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <NativeSelect
        label={say({ id: `stations.${words}.field.label` })}
        required
        data={[
          { value: '0', label: say({ id: `stations.${words}.label.none` }) },
          ...LABELS.map((label) => ({ value: String(label), label: say({ id: `stations.label.${label}` }) })),
        ]}
        value={String(sheet.label)}
        onChange={(event) => set({ label: Number(event.currentTarget.value) })}
      />
      <AiPromptHint label={sheet.label} />
    </div>
  );
}

/** Label 3 shows it (spec 3 §3). */
export function AiPromptHint({ label }: { label: number }) {
  if (label !== AI_PROMPT_LABEL) return null;
  return (
    <p className={classes.hint} role="note">
      <FormattedMessage id="stations.editor.ai-prompt" />
    </p>
  );
}

interface Props {
  base: StationBase;
  sheet: Sheet;
  set: Writing['set'];
}

const asMinutes = (value: string | number): number | null =>
  value === '' || !Number.isFinite(Number(value))
    ? null
    : Math.min(MINUTES_MAX, Math.max(0, Math.trunc(Number(value))));

/** How long the station takes if its author says so, and otherwise (spec 3 §9). */
export const Durations = memo(
  function Durations({ base, sheet, set }: Props) {
    const { formatMessage: say } = useIntl();
    const plain = { style: styleOf(base), long_case: sheet.long_case, candidate_minutes: null, examiner_minutes: null };
    const field = (name: 'candidate_minutes' | 'examiner_minutes', role: 'student' | 'examiner') => (
      <NumberInput
        label={say({ id: `stations.editor.field.${name}` })}
        placeholder={String(defaultMinutes(role, plain))}
        min={0}
        max={MINUTES_MAX}
        allowDecimal={false}
        value={sheet[name] ?? ''}
        onChange={(value) => set({ [name]: asMinutes(value) })}
      />
    );
    return (
      <div className={layout.form}>
        <div className={classes.two}>
          {field('candidate_minutes', 'student')}
          {field('examiner_minutes', 'examiner')}
        </div>
        <Switch
          label={say({ id: 'stations.editor.field.long_case' })}
          checked={sheet.long_case}
          onChange={(event) => set({ long_case: event.currentTarget.checked })}
        />
      </div>
    );
  },
  showing<Sheet>('long_case', 'candidate_minutes', 'examiner_minutes'),
);

/** Language and video. */
export const More = memo(
  function More({ sheet, set }: Omit<Props, 'base'>) {
    const { formatMessage: say } = useIntl();
    const unfit = sheet.video_link.trim() !== '' && videoIdOf(sheet.video_link) === null;
    return (
      <div className={layout.form}>
        <NativeSelect
          label={say({ id: 'stations.editor.field.language' })}
          data={[
            { value: 'en', label: say({ id: 'stations.editor.language.en' }) },
            { value: 'es', label: say({ id: 'stations.editor.language.es' }) },
          ]}
          value={sheet.language}
          onChange={(event) => set({ language: event.currentTarget.value === 'es' ? 'es' : 'en' })}
        />
        <TextInput
          label={say({ id: 'stations.editor.field.video_link' })}
          description={say({ id: unfit ? 'stations.editor.video.unfit' : 'stations.editor.about.video_link' })}
          type="url"
          placeholder="https://"
          maxLength={500}
          value={sheet.video_link}
          onChange={(event) => set({ video_link: event.currentTarget.value })}
        />
      </div>
    );
  },
  showing<Sheet>('language', 'video_link'),
);
