import { SegmentedControl, Select, Text, type SelectProps } from '@mantine/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import layout from '~/web/ui/layout.module.css';

/** What is typed replaces what was chosen, rather than being added to its name. */
const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select();

interface Choice {
  value: string;
  label: string;
}

interface Props extends Pick<SelectProps, 'label' | 'description' | 'error' | 'disabled' | 'clearable'> {
  choices: readonly Choice[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
}

/** One of many, found by typing. */
export function ChoiceField({ choices, value, onChange, onLeave, ...field }: Props) {
  const { formatMessage: say } = useIntl();
  return (
    <Select
      {...field}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      maxDropdownHeight={320}
      comboboxProps={{ shadow: 'md' }}
      nothingFoundMessage={say({ id: 'questions.write.nothing-found' })}
      placeholder={say({ id: field.clearable ? 'questions.write.none' : 'questions.write.choose' })}
      clearButtonProps={{ 'aria-label': say({ id: 'questions.write.clear' }), size: 'md' }}
      data={[...choices]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      onFocus={selectAll}
      onClick={selectAll}
      onBlur={onLeave}
    />
  );
}

/** One of a few short words, all in sight. */
export function Segments({
  label,
  ...control
}: {
  label: string;
  value: string;
  data: Choice[];
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
