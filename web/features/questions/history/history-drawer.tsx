import { Button, Drawer, Group, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { questionEdit, type QuestionForm } from '~/domain/questions/authoring/contract';
import { partsInEvent } from '~/domain/questions/authoring/changes';
import type { PageData } from '~/domain/kit/contract';
import { usePage } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import { DiffView } from './diff-view';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './history.module.css';

type EditData = PageData<typeof questionEdit>;

interface Props {
  opened: boolean;
  data: EditData;
  /** As it lies before the author now. */
  form: QuestionForm;
  /** The state to begin with, from the address. */
  first: number | null;
  onUse: (form: QuestionForm) => void;
  onClose: () => void;
}

/** Who changed the question and when; an earlier state can be looked at, compared and used again. */
export function HistoryDrawer({ opened, data, form, first, onUse, onClose }: Props) {
  const { formatMessage: say } = useIntl();
  const [revision, setRevision] = useState(first);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={640}
      title={<FormattedMessage id="questions.history.title" />}
    >
      {revision === null ? (
        <ol className={lists.plain}>
          {data.history.map((change) => (
            <li key={`${change.revision}.${change.timestamp}`} className={classes.change}>
              <span className={layout.shrink}>
                <span className={classes.event}>
                  <EventName event={change.event} />
                  {change.revision === data.revision && (
                    <span className={classes.now}>
                      <FormattedMessage id="questions.history.now" />
                    </span>
                  )}
                </span>
                <span className={text.small}>
                  {change.user} · <TimeAgo at={change.timestamp} />
                </span>
              </span>
              <Button
                variant="default"
                size="sm"
                h={44}
                aria-label={say({ id: 'questions.history.open.of' }, { revision: change.revision })}
                onClick={() => setRevision(change.revision)}
              >
                <FormattedMessage id="questions.history.open" />
              </Button>
            </li>
          ))}
        </ol>
      ) : (
        <State
          key={revision}
          data={data}
          revision={revision}
          form={form}
          onUse={onUse}
          onBack={() => setRevision(null)}
        />
      )}
    </Drawer>
  );
}

/** What was done: acts, and the parts that were changed. */
function EventName({ event }: { event: string }) {
  const { messages, formatMessage: say, formatList } = useIntl();
  const parts = partsInEvent(event).map((part) => say({ id: `questions.part.${part}` }));
  const acts = event
    .split(',')
    .flatMap((act) => (`questions.act.${act}` in messages ? [say({ id: `questions.act.${act}` })] : []));
  if (parts.length > 0) acts.push(say({ id: 'questions.history.changed' }, { parts: formatList(parts) }));
  return <>{acts.length > 0 ? acts.join(' · ') : event}</>;
}

function State({
  data,
  revision,
  form,
  onUse,
  onBack,
}: {
  data: EditData;
  revision: number;
  form: QuestionForm;
  onUse: (form: QuestionForm) => void;
  onBack: () => void;
}) {
  const { formatMessage: say } = useIntl();
  const state = usePage(
    questionEdit,
    { params: { question_id: data.question_id }, query: { revision } },
    { staleTime: Infinity },
  );
  const change = data.history.find((each) => each.revision === revision);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={onBack}
        mb="sm"
        ms={-16}
        data-autofocus
      >
        <FormattedMessage id="questions.history.back" />
      </Button>
      {change && (
        <Text size="sm" c="dimmed" mb="md">
          {change.user} · <TimeAgo at={change.timestamp} />
        </Text>
      )}
      {state.error && <ProblemNotice error={state.error} onRetry={state.refetch} />}
      {state.isPending && <SkeletonList rows={3} />}
      {state.data && (
        <>
          <DiffView
            before={state.data.form}
            after={form}
            topics={data.topics}
            legend={{ before: say({ id: 'questions.history.then' }), after: say({ id: 'questions.history.here' }) }}
          />
          <Group mt="lg">
            <Button onClick={() => onUse(state.data.form)}>
              <FormattedMessage id="questions.history.use" />
            </Button>
          </Group>
          <Text size="xs" c="dimmed" mt={8}>
            <FormattedMessage id="questions.history.use.about" />
          </Text>
        </>
      )}
    </>
  );
}
