import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { SourcesField } from '~/web/parts/writing/sources-field';
import classes from './sources.module.css';
import { emptySource, type Sheet, type SourceRow } from './sheet';
import type { FieldErrors } from './use-field-errors';

const SOURCES_MAX = 10;

interface Props {
  sources: readonly SourceRow[];
  errors: FieldErrors;
  set: (change: Partial<Sheet>) => void;
}

/** What the question rests on. */
export const QuestionSources = memo(function QuestionSources({ sources, errors, set }: Props) {
  return (
    <SourcesField
      sources={sources}
      about={<FormattedMessage id="questions.write.sources.about" />}
      max={SOURCES_MAX}
      titleClassName={classes.title}
      errorOf={({ key }, name) => errors.of(`sources.${key}.${name}`)}
      onLeave={({ key }, name) => errors.leave(`sources.${key}.${name}`)}
      empty={emptySource}
      set={set}
    />
  );
});
