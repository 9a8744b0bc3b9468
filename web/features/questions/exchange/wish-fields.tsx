import { SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { type Language, LANGUAGES } from '~/domain/accounts/contract';
import type { PageData } from '~/domain/kit/contract';
import type { importStart } from '~/domain/questions/exchange/contract';
import { DIFFICULTIES, FOCUSES } from '~/domain/questions/specialties';
import { PERSONAL_TITLE_MAX } from '~/domain/questions/quiz-limits';
import { useNames } from '../names';
import layout from '~/web/ui/layout.module.css';
import { titleOf, type Wish } from './wish';

type Start = PageData<typeof importStart>;
interface Props {
  start: Start;
  wish: Wish;
  set: (change: Partial<Wish>) => void;
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select();
const SEARCHED = {
  searchable: true,
  selectFirstOptionOnChange: true,
  allowDeselect: false,
  maxDropdownHeight: 320,
  comboboxProps: { shadow: 'md' },
  onFocus: selectAll,
  onClick: selectAll,
} as const;

function Segments({
  label,
  ...control
}: {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <Text id={id} fw={600} size="sm" mb={4}>
        {label}
      </Text>
      <SegmentedControl {...control} fullWidth aria-labelledby={id} classNames={{ label: layout.segment }} />
    </div>
  );
}

/** Into the bank, which is authors', or into a quiz of one's own. */
export function DestinationFields({ start, wish, set }: Props) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      {start.abilities.publish && (
        <Segments
          label={say({ id: 'questions.import.into' })}
          value={wish.into}
          data={[
            { value: 'quiz', label: say({ id: 'questions.import.into.quiz' }) },
            { value: 'bank', label: say({ id: 'questions.import.into.bank' }) },
          ]}
          onChange={(into) => set({ into: into === 'bank' ? 'bank' : 'quiz' })}
        />
      )}
      {wish.into === 'quiz' && (
        <div className={layout.pairWide}>
          <Select
            {...SEARCHED}
            label={say({ id: 'questions.import.quiz' })}
            data={[
              { value: '0', label: say({ id: 'questions.import.quiz.new' }) },
              ...start.quizzes.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            value={String(wish.quiz)}
            onChange={(chosen) => set({ quiz: Number(chosen ?? 0) })}
          />
          {wish.quiz === 0 && (
            <TextInput
              label={say({ id: 'questions.import.quiz.title' })}
              maxLength={PERSONAL_TITLE_MAX}
              placeholder={titleOf(wish.file) || say({ id: 'questions.import.quiz.title.file' })}
              value={wish.title}
              onChange={(event) => set({ title: event.currentTarget.value })}
            />
          )}
        </div>
      )}
    </>
  );
}

/** What questions get that say nothing of it themselves. */
export function DefaultFields({ start, wish, set }: Props) {
  const { formatMessage: say, locale } = useIntl();
  const names = useNames();
  const specialties = [...new Set(start.topics.map(({ specialty_id }) => specialty_id))]
    .map((id) => ({ id, name: names.specialty(id) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <>
      <div className={layout.pairWide}>
        <Select
          {...SEARCHED}
          label={say({ id: 'questions.import.topic' })}
          placeholder={say({ id: 'questions.import.topic.choose' })}
          nothingFoundMessage={say({ id: 'questions.import.nothing-found' })}
          data={specialties.map(({ id, name }) => ({
            group: name,
            items: start.topics
              .filter((topic) => topic.specialty_id === id)
              .map((topic) => ({ value: String(topic.id), label: topic.name })),
          }))}
          value={wish.topic === 0 ? null : String(wish.topic)}
          onChange={(chosen) => set({ topic: Number(chosen ?? 0) })}
        />
        <Select
          label={say({ id: 'questions.import.focus' })}
          allowDeselect={false}
          comboboxProps={{ shadow: 'md' }}
          data={FOCUSES.map(({ id }) => ({ value: String(id), label: names.focus(id) }))}
          value={String(wish.focus)}
          onChange={(chosen) => set({ focus: Number(chosen ?? wish.focus) })}
        />
      </div>
      <div className={layout.pairWide}>
        <Segments
          label={say({ id: 'questions.import.difficulty' })}
          value={String(wish.difficulty)}
          data={DIFFICULTIES.map((level) => ({ value: String(level), label: names.difficulty(level) }))}
          onChange={(level) => set({ difficulty: Number(level) })}
        />
        <Segments
          label={say({ id: 'questions.import.language' })}
          value={wish.language}
          data={LANGUAGES.map((language) => ({ value: language, label: say({ id: `app.language.${language}` }) }))}
          onChange={(language) => set({ language: language as Language })}
        />
      </div>
    </>
  );
}
