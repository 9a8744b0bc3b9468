import { Select } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { FOCUSES } from '~/domain/questions/specialties';
import { useNames } from '../names';
import classes from './subject-fields.module.css';

const ALL = '0';
const SHAPE = { allowDeselect: false, maxDropdownHeight: 360, comboboxProps: { shadow: 'md' } } as const;

/** What is typed replaces what was chosen, rather than being added to its name. */
const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select();
const SEARCHED = {
  ...SHAPE,
  searchable: true,
  selectFirstOptionOnChange: true,
  onFocus: selectAll,
  onClick: selectAll,
} as const;

interface Counted {
  id: number;
  questions?: number;
}

interface SpecialtyProps {
  specialties: readonly Counted[];
  value: number;
  /** Whether all of them together may be chosen; else one has to be. */
  all?: boolean;
  onChange: (specialty: number) => void;
}

export function SpecialtyField({ specialties, value, all = false, onChange }: SpecialtyProps) {
  const { formatMessage: say, locale } = useIntl();
  const names = useNames();
  const known = specialties
    .map(({ id, questions }) => ({ value: String(id), label: names.specialty(id), questions }))
    .filter(({ label }) => label !== '')
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <Select
      {...SEARCHED}
      label={say({ id: 'quizzes.setup.specialty' })}
      placeholder={say({ id: 'quizzes.setup.specialty.choose' })}
      nothingFoundMessage={say({ id: 'quizzes.setup.nothing-found' })}
      leftSection={<IconSearch size={18} aria-hidden />}
      data={[...(all ? [{ value: ALL, label: say({ id: 'quizzes.setup.specialty.all' }) }] : []), ...known]}
      renderOption={({ option }) => (
        <Option label={option.label} questions={known.find((each) => each.value === option.value)?.questions} />
      )}
      value={value === 0 && !all ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen ?? ALL))}
    />
  );
}

interface TopicProps {
  topics: readonly (Counted & { specialty_id: number; name: string })[];
  specialty: number;
  value: number;
  onChange: (topic: number) => void;
}

/** The topics of the specialty; of all of them, by specialty, while none is chosen. */
export function TopicField({ topics, specialty, value, onChange }: TopicProps) {
  const { formatMessage: say } = useIntl();
  const names = useNames();
  const every = { value: ALL, label: say({ id: 'quizzes.setup.topic.all' }) };
  const asOption = (topic: TopicProps['topics'][number]) => ({ value: String(topic.id), label: topic.name });
  const groups = [...new Set(topics.map(({ specialty_id }) => specialty_id))].map((id) => ({
    group: names.specialty(id),
    items: topics.filter((topic) => topic.specialty_id === id).map(asOption),
  }));
  return (
    <Select
      {...SEARCHED}
      label={say({ id: 'quizzes.setup.topic' })}
      nothingFoundMessage={say({ id: 'quizzes.setup.nothing-found' })}
      data={
        specialty === 0
          ? [every, ...groups]
          : [every, ...topics.filter((topic) => topic.specialty_id === specialty).map(asOption)]
      }
      renderOption={({ option }) => (
        <Option label={option.label} questions={topics.find(({ id }) => String(id) === option.value)?.questions} />
      )}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen ?? ALL))}
    />
  );
}

export function FocusField({ value, onChange }: { value: number; onChange: (focus: number) => void }) {
  const { formatMessage: say } = useIntl();
  const names = useNames();
  return (
    <Select
      {...SHAPE}
      label={say({ id: 'quizzes.setup.focus' })}
      data={[
        { value: ALL, label: say({ id: 'quizzes.setup.focus.all' }) },
        ...FOCUSES.map(({ id }) => ({ value: String(id), label: names.focus(id) })),
      ]}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen ?? ALL))}
    />
  );
}

function Option({ label, questions }: { label: string; questions: number | undefined }) {
  const { formatNumber } = useIntl();
  return (
    <span className={classes.option}>
      <span>{label}</span>
      {questions !== undefined && <span className={classes.count}>{formatNumber(questions)}</span>}
    </span>
  );
}
