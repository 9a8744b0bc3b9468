import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { memo, type ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SOURCES_MAX } from '~/domain/notebook/section-body';
import { Hint } from '~/web/ui/hint';
import { emptySource, type Sheet, type SourceRow } from './sheet';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './writing.module.css';

interface Props {
  sources: readonly SourceRow[];
  /** Of the whole field, and of each row by its place among those that are filled. */
  error: string | undefined;
  errorOf: (index: number) => string | undefined;
  set: (change: Partial<Sheet>) => void;
}

/** What the section was compared with: guidelines, papers, books. */
export const SourcesField = memo(function SourcesField({ sources, error, errorOf, set }: Props) {
  const { formatMessage: say } = useIntl();
  const change = (key: string, part: Partial<SourceRow>) =>
    set({ sources: sources.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  return (
    <fieldset className={layout.fieldset} aria-invalid={error ? true : undefined}>
      <legend className={text.fieldLegend}>
        <FormattedMessage id="questions.write.field.sources" />
      </legend>
      <Text size="xs" c="dimmed" mb={8}>
        <FormattedMessage id="notebook.write.sources.about" />
      </Text>
      {sources.map((row, index) => {
        const remove = say({ id: 'questions.write.source.remove' }, { number: index + 1 });
        const wrong = errorOf(index);
        const field = (name: 'title' | 'publisher' | 'url', maxLength: number) => ({
          label: say({ id: `questions.write.source.${name}` }),
          value: row[name],
          maxLength,
          onChange: (event: ChangeEvent<HTMLInputElement>) => change(row.key, { [name]: event.currentTarget.value }),
        });
        return (
          <div
            key={row.key}
            className={classes.source}
            role="group"
            aria-label={say({ id: 'questions.write.source' }, { number: index + 1 })}
          >
            <TextInput className={classes.sourceTitle} {...field('title', 300)} />
            <TextInput {...field('publisher', 200)} />
            <TextInput
              label={say({ id: 'questions.write.source.year' })}
              inputMode="numeric"
              maxLength={4}
              value={row.year === 0 ? '' : String(row.year)}
              onChange={(event) => change(row.key, { year: Number(event.currentTarget.value.replace(/\D/g, '')) })}
            />
            <TextInput
              className={layout.wholeRow}
              type="url"
              placeholder="https://"
              {...field('url', 500)}
              error={wrong}
            />
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
        disabled={sources.length >= SOURCES_MAX}
        onClick={() => set({ sources: [...sources, emptySource()] })}
      >
        <FormattedMessage id="questions.write.source.add" />
      </Button>
    </fieldset>
  );
});
