import { memo } from 'react';
import { useIntl } from 'react-intl';
import { LANGUAGES } from '~/domain/accounts/contract';
import { ANATOMY, partsOf } from '~/domain/questions/authoring/anatomy';
import { BASIC_SCIENCES, topicsOf } from '~/domain/questions/authoring/basic-science';
import { DIFFICULTIES, FOCUSES, SPECIALTIES } from '~/domain/questions/specialties';
import { showing } from '~/web/ui/showing';
import { useNames } from '../names';
import { ChoiceField, Segments } from './choice-field';
import type { ScreenData } from './editor-adapter';
import type { Sheet } from './sheet';
import type { FieldErrors } from './use-field-errors';
import layout from '~/web/ui/layout.module.css';

interface Props {
  sheet: Sheet;
  topics: ScreenData['topics'];
  errors: FieldErrors;
  set: (change: Partial<Sheet>) => void;
}

const idOf = (value: number): string => (value === 0 ? '' : String(value));

/** The filing of a question: specialty and topic, focus, difficulty and language. */
export const FilingFields = memo(
  function FilingFields({ sheet, topics, errors, set }: Props) {
    const { formatMessage: say, locale } = useIntl();
    const names = useNames();
    const specialties = SPECIALTIES.map(({ id }) => ({ value: String(id), label: names.specialty(id) })).sort(
      (one, other) => one.label.localeCompare(other.label, locale),
    );
    const known = topics.filter(({ specialty_id }) => sheet.specialty_id === 0 || specialty_id === sheet.specialty_id);
    return (
      <div className={layout.formShrink}>
        <ChoiceField
          label={say({ id: 'questions.write.field.specialty' })}
          choices={specialties}
          value={idOf(sheet.specialty_id)}
          error={errors.of('specialty_id')}
          onChange={(id) => set({ specialty_id: Number(id) })}
          onLeave={() => errors.leave('specialty_id')}
        />
        <ChoiceField
          label={say({ id: 'questions.write.field.topic' })}
          choices={known.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={idOf(sheet.topic_id)}
          error={errors.of('topic_id')}
          onChange={(id) => set({ topic_id: Number(id) })}
          onLeave={() => errors.leave('topic_id')}
        />
        <ChoiceField
          label={say({ id: 'questions.write.field.focus' })}
          choices={FOCUSES.map(({ id }) => ({ value: String(id), label: names.focus(id) }))}
          value={idOf(sheet.focus_id)}
          error={errors.of('focus_id')}
          onChange={(id) => set({ focus_id: Number(id) })}
          onLeave={() => errors.leave('focus_id')}
        />
        <Segments
          label={say({ id: 'questions.write.field.difficulty' })}
          value={String(sheet.difficulty)}
          data={DIFFICULTIES.map((level) => ({ value: String(level), label: names.difficulty(level) }))}
          onChange={(level) => set({ difficulty: Number(level) })}
        />
        <Segments
          label={say({ id: 'questions.write.field.language' })}
          value={sheet.language}
          data={LANGUAGES.map((language) => ({ value: language, label: say({ id: `app.language.${language}` }) }))}
          onChange={(language) => set({ language: LANGUAGES.find((each) => each === language) ?? sheet.language })}
        />
      </div>
    );
  },
  showing<Sheet>('specialty_id', 'topic_id', 'focus_id', 'difficulty', 'language'),
);

/** The part of the body and the basic science, if it has one. */
export const BodyFields = memo(
  function BodyFields({ sheet, errors, set }: Omit<Props, 'topics'>) {
    const { formatMessage: say } = useIntl();
    const names = useNames();
    const parts = partsOf(sheet.anatomy_area);
    const sciences = topicsOf(sheet.basic_science);
    return (
      <div className={layout.formShrink}>
        <ChoiceField
          clearable
          label={say({ id: 'questions.write.anatomy.area' })}
          choices={ANATOMY.map(({ key }) => ({ value: key, label: names.anatomy(key) }))}
          value={sheet.anatomy_area}
          onChange={(area) => set({ anatomy_area: ANATOMY.find(({ key }) => key === area)?.key ?? '' })}
        />
        {parts.length > 0 && (
          <ChoiceField
            clearable
            label={say({ id: 'questions.write.anatomy.part' })}
            choices={parts.map((key) => ({ value: key, label: names.anatomy(key) }))}
            value={sheet.anatomy_sub_area}
            error={errors.of('anatomy_sub_area')}
            onChange={(anatomy_sub_area) => set({ anatomy_sub_area })}
          />
        )}
        <ChoiceField
          clearable
          label={say({ id: 'questions.write.science' })}
          choices={BASIC_SCIENCES.map(({ key }) => ({ value: key, label: names.science(key) }))}
          value={sheet.basic_science}
          onChange={(science) => set({ basic_science: BASIC_SCIENCES.find(({ key }) => key === science)?.key ?? '' })}
        />
        {sciences.length > 0 && (
          <ChoiceField
            clearable
            label={say({ id: 'questions.write.science.topic' })}
            choices={sciences.map((key) => ({ value: key, label: names.science(key) }))}
            value={sheet.basic_science_topic}
            error={errors.of('basic_science_topic')}
            onChange={(basic_science_topic) => set({ basic_science_topic })}
          />
        )}
      </div>
    );
  },
  showing<Sheet>('anatomy_area', 'anatomy_sub_area', 'basic_science', 'basic_science_topic'),
);
