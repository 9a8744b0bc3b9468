import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import { checkSummary, type topicPage } from '~/domain/notebook/contract';
import { useMutate } from '~/web/live/client';
import { SummaryCheck } from '~/web/parts/notebook/summary-check';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './sections/sections.module.css';

/** How the summary of a topic came about, and who has checked it. Who may, says here that they have. */
export function SummaryState({ topic }: { topic: PageData<typeof topicPage> }) {
  const [check, setCheck] = useState(topic.check);
  const send = useMutate(checkSummary, { onSuccess: setCheck });
  return (
    <footer className={classes.checked}>
      <p role="status">
        <SummaryCheck check={check} />
      </p>
      {topic.may_check && check.checked_by === '' && (
        <Button
          className="no-print"
          variant="default"
          leftSection={<IconCircleCheck size={18} aria-hidden />}
          loading={send.isPending}
          onClick={() => send.mutate({ topic_id: topic.id, text_version: topic.text_version })}
        >
          <FormattedMessage id="notebook.check" />
        </Button>
      )}
      {send.error && <ProblemNotice error={send.error} />}
    </footer>
  );
}
