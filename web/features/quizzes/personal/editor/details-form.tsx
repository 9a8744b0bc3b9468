import { Button, TagsInput, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PERSONAL_TITLE_MAX, TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { KEPT } from '~/web/core/loading/typed';
import { ProblemNotice } from '~/web/ui/problem';
import type { DetailsState } from './details-saver';
import classes from './editor.module.css';
import { ColourPicker, IconPicker } from './look-pickers';
import type { useDetails } from './use-details';

interface Props {
  saving: ReturnType<typeof useDetails>;
  knownTags: readonly string[];
  /** Takes what was saved elsewhere. */
  onReload: () => void;
}

const SIGNS = {
  saved: IconCheck,
  waiting: IconRefresh,
  saving: IconRefresh,
  invalid: IconAlertTriangle,
  failed: IconAlertTriangle,
};

/** Title, tags, icon and colour (spec 2 §2); an empty title is shown as invalid, and not saved (spec 1 §5). */
export function DetailsForm({ saving, knownTags, onReload }: Props) {
  const { formatMessage: say } = useIntl();
  const { details, status, problem, change, flush } = saving;
  const conflict = problem?.code === 'quiz-changed';
  return (
    <form
      {...KEPT}
      className={classes.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <TextInput
        label={say({ id: 'teach.details.title' })}
        value={details.title}
        maxLength={PERSONAL_TITLE_MAX}
        required
        withAsterisk={false}
        error={status === 'invalid' && <FormattedMessage id="teach.details.title.missing" />}
        onChange={(event) => change({ title: event.currentTarget.value })}
        onBlur={() => flush()}
      />
      <TagsInput
        size="md"
        label={say({ id: 'teach.details.tags' })}
        description={say({ id: 'teach.details.tags.how' }, { max: TAGS_MAX })}
        value={details.category}
        data={[...knownTags]}
        maxTags={TAGS_MAX}
        maxLength={TAG_MAX}
        onChange={(tags) => change({ category: tags.map((tag) => tag.trim()).filter(Boolean) })}
      />
      <IconPicker value={details.icon} onChange={(icon) => change({ icon })} />
      <ColourPicker value={details.colour} onChange={(colour) => change({ colour })} />
      {problem ? (
        <ProblemNotice error={problem} onRetry={conflict ? undefined : () => flush()} />
      ) : (
        <Status status={status} />
      )}
      {conflict && (
        <Button variant="default" onClick={onReload}>
          <FormattedMessage id="teach.details.reload" />
        </Button>
      )}
    </form>
  );
}

function Status({ status }: Pick<DetailsState, 'status'>) {
  const Sign = SIGNS[status];
  return (
    <Text size="sm" c="dimmed" role="status" className={classes.status}>
      <Sign size={16} aria-hidden /> <FormattedMessage id={`teach.details.status.${status}`} />
    </Text>
  );
}
