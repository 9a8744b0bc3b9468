import { Button, TagsInput, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { PERSONAL_TITLE_MAX } from '~/domain/questions/quiz-limits';
import { KEPT } from '~/web/core/loading/typed';
import type { SaveState } from '~/web/drafts/autosaver';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './editor.module.css';
import { ColourPicker, IconPicker } from '~/web/drafts/editor/look-pickers';
import type { useDetails } from './use-details';

interface Props {
  saving: ReturnType<typeof useDetails>;
  knownTags: readonly string[];
  /** Takes what was saved elsewhere. */
  onReload: () => void;
}

type Status = 'saved' | 'saving' | 'invalid';

const SIGNS: Record<Status, typeof IconCheck> = {
  saved: IconCheck,
  saving: IconRefresh,
  invalid: IconAlertTriangle,
};
const statusOf = ({ kind }: SaveState): Status =>
  kind === 'saved' || kind === 'invalid' ? kind : kind === 'untouched' ? 'saved' : 'saving';

/** Title, tags, icon and colour (spec 2 §2); an empty title is shown as invalid, and not saved (spec 1 §5). */
export function DetailsForm({ saving, knownTags, onReload }: Props) {
  const { formatMessage: say } = useIntl();
  const { details, state, change, flush } = saving;
  const conflict = state.kind === 'conflict';
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
        error={state.kind === 'invalid' && <FormattedMessage id="teach.details.title.missing" />}
        onChange={(event) => change({ title: event.currentTarget.value })}
        onBlur={flush}
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
      {state.kind === 'conflict' || state.kind === 'failed' ? (
        <ProblemNotice error={state.problem} onRetry={conflict ? undefined : flush} />
      ) : (
        <StatusLine status={statusOf(state)} />
      )}
      {conflict && (
        <Button variant="default" onClick={onReload}>
          <FormattedMessage id="teach.details.reload" />
        </Button>
      )}
    </form>
  );
}

function StatusLine({ status }: { status: Status }) {
  const Sign = SIGNS[status];
  return (
    <Text size="sm" c="dimmed" role="status" className={classes.status}>
      <Sign size={16} aria-hidden /> <FormattedMessage id={`teach.details.status.${status}`} />
    </Text>
  );
}
