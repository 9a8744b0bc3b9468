import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hint } from '~/web/ui/hint';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './sources.module.css';
import { emptySource, type Sheet, type SourceRow } from './sheet';
import type { FieldErrors } from './use-field-errors';

export const SOURCES_MAX = 10;

interface Props {
  sources: readonly SourceRow[];
  errors: FieldErrors;
  set: (change: Partial<Sheet>) => void;
}

/** What the question rests on: guidelines, papers, books. */
export const SourcesField = memo(function SourcesField({ sources, errors, set }: Props) {
  const { formatMessage: say } = useIntl();
  const change = (key: string, part: Partial<SourceRow>) =>
    set({ sources: sources.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  return (
    <fieldset className={layout.fieldset}>
      <legend className={text.fieldLegend}>
        <FormattedMessage id="questions.write.field.sources" />
      </legend>
      <Text size="xs" c="dimmed" mb={8}>
        <FormattedMessage id="questions.write.sources.about" />
      </Text>
      {sources.map((row, index) => {
        const remove = say({ id: 'questions.write.source.remove' }, { number: index + 1 });
        const field = (name: 'title' | 'publisher' | 'url', maxLength: number) => ({
          label: say({ id: `questions.write.source.${name}` }),
          value: row[name],
          maxLength,
          error: errors.of(`sources.${row.key}.${name}`),
          onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
            change(row.key, { [name]: event.currentTarget.value }),
          onBlur: () => errors.leave(`sources.${row.key}.${name}`),
        });
        return (
          <div
            key={row.key}
            className={classes.source}
            role="group"
            aria-label={say({ id: 'questions.write.source' }, { number: index + 1 })}
          >
            <TextInput className={classes.title} {...field('title', 300)} />
            <TextInput className={classes.publisher} {...field('publisher', 200)} />
            <TextInput
              label={say({ id: 'questions.write.source.year' })}
              inputMode="numeric"
              maxLength={4}
              value={row.year === 0 ? '' : String(row.year)}
              error={errors.of(`sources.${row.key}.year`)}
              onChange={(event) => change(row.key, { year: Number(event.currentTarget.value.replace(/\D/g, '')) })}
              onBlur={() => errors.leave(`sources.${row.key}.year`)}
            />
            <TextInput className={layout.wholeRow} type="url" placeholder="https://" {...field('url', 500)} />
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
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={sources.length >= SOURCES_MAX}
        onClick={() => set({ sources: [...sources, emptySource()] })}
      >
        <FormattedMessage id="questions.write.source.add" />
      </Button>
    </fieldset>
  );
});
