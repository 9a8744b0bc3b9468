import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ChangeEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hint } from '~/web/ui/hint';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './sources-field.module.css';

export interface SourceRow {
  readonly key: string;
  title: string;
  publisher: string;
  year: number;
  url: string;
}
type Name = Exclude<keyof SourceRow, 'key'>;

interface Props {
  sources: readonly SourceRow[];
  about: ReactNode;
  max: number;
  titleClassName?: string;
  /** Of the whole field. */
  error?: string;
  errorOf: (row: SourceRow, name: Name) => string | undefined;
  onLeave?: (row: SourceRow, name: Name) => void;
  empty: () => SourceRow;
  set: (change: { sources: readonly SourceRow[] }) => void;
}

/** What a text rests on: guidelines, papers, books. */
export function SourcesField(props: Props) {
  const { sources, about, max, titleClassName, error, errorOf, onLeave, empty, set } = props;
  const { formatMessage: say } = useIntl();
  const change = (key: string, part: Partial<SourceRow>) =>
    set({ sources: sources.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  return (
    <fieldset className={layout.fieldset} aria-invalid={error ? true : undefined}>
      <legend className={text.fieldLegend}>
        <FormattedMessage id="questions.write.field.sources" />
      </legend>
      <Text size="xs" c="dimmed" mb={8}>
        {about}
      </Text>
      {sources.map((row, index) => {
        const remove = say({ id: 'questions.write.source.remove' }, { number: index + 1 });
        const field = (name: Name, maxLength: number) => ({
          label: say({ id: `questions.write.source.${name}` }),
          maxLength,
          error: errorOf(row, name),
          onBlur: () => onLeave?.(row, name),
        });
        const words = (name: Exclude<Name, 'year'>, maxLength: number) => ({
          ...field(name, maxLength),
          value: row[name],
          onChange: (event: ChangeEvent<HTMLInputElement>) => change(row.key, { [name]: event.currentTarget.value }),
        });
        return (
          <div
            key={row.key}
            className={classes.source}
            role="group"
            aria-label={say({ id: 'questions.write.source' }, { number: index + 1 })}
          >
            <TextInput className={titleClassName} {...words('title', 300)} />
            <TextInput {...words('publisher', 200)} />
            <TextInput
              {...field('year', 4)}
              inputMode="numeric"
              value={row.year === 0 ? '' : String(row.year)}
              onChange={(event) => change(row.key, { year: Number(event.currentTarget.value.replace(/\D/g, '')) })}
            />
            <TextInput className={layout.wholeRow} type="url" placeholder="https://" {...words('url', 500)} />
            <Hint label={remove}>
              <ActionIcon
                className={classes.remove}
                variant="subtle"
                color="gray"
                size={44}
                aria-label={remove}
                onClick={() => set({ sources: sources.filter((each) => each !== row) })}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Hint>
          </div>
        );
      })}
      {error && (
        <Text size="sm" c="red" role="alert" mb={8}>
          {error}
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={sources.length >= max}
        onClick={() => set({ sources: [...sources, empty()] })}
      >
        <FormattedMessage id="questions.write.source.add" />
      </Button>
    </fieldset>
  );
}
