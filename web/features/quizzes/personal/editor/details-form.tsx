import { Alert, Button, Group, TagsInput, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { PERSONAL_TITLE_MAX } from '~/domain/questions/quiz-limits';
import { KEPT } from '~/web/core/loading/typed';
import type { SaveState } from '~/web/drafts/autosaver';
import { ProblemNotice } from '~/web/ui/problem';
import type { Details } from './details';
import classes from './editor.module.css';
import { ColourPicker, IconPicker } from '~/web/drafts/editor/look-pickers';
import type { useDetails } from './use-details';

interface Props {
  saving: ReturnType<typeof useDetails>;
  knownTags: readonly string[];
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
export function DetailsForm({ saving, knownTags }: Props) {
  const { formatMessage: say } = useIntl();
  const { details, state, theirs, change, choose, flush } = saving;
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
      {theirs ? (
        <Conflict mine={details} theirs={theirs} onChoose={choose} />
      ) : state.kind === 'failed' ? (
        <ProblemNotice error={state.problem} onRetry={flush} />
      ) : (
        <StatusLine status={statusOf(state)} />
      )}
    </form>
  );
}

/** Both states of what two tabs changed, and which of them stays. */
function Conflict({
  mine,
  theirs,
  onChoose,
}: {
  mine: Details;
  theirs: Details;
  onChoose: (details: Details) => void;
}) {
  return (
    <Alert color="yellow" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      <Text size="sm" mb="sm">
        <FormattedMessage
          id="teach.details.conflict"
          values={{ title: theirs.title, tags: theirs.category.join(', ') || 'none' }}
        />
      </Text>
      <Group gap="sm">
        <Button onClick={() => onChoose(mine)}>
          <FormattedMessage id="teach.details.keep-mine" />
        </Button>
        <Button variant="default" onClick={() => onChoose(theirs)}>
          <FormattedMessage id="teach.details.reload" />
        </Button>
      </Group>
    </Alert>
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
