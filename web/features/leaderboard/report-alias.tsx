import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isReportText } from '~/domain/reports/report-text';
import type { BoardRow } from '~/domain/leaderboard/contract';
import { ProblemNotice } from '~/web/ui/problem';
import type { Leaderboard } from './use-leaderboard';

/** The account behind a row is not known here: the report names the row. */
export function ReportAlias({
  state,
  board,
  row,
  onClose,
}: {
  state: Leaderboard;
  board: string;
  row: BoardRow;
  onClose: () => void;
}) {
  const { formatMessage: say } = useIntl();
  const [text, setText] = useState('');
  const { report } = state;
  return (
    <Modal opened onClose={onClose} title={say({ id: 'leaderboard.report.title' })}>
      {report.isSuccess ? (
        <Stack role="status">
          <FormattedMessage id="leaderboard.reported" />
          <Group justify="flex-end">
            <Button data-autofocus onClick={onClose}>
              <FormattedMessage id="app.close" />
            </Button>
          </Group>
        </Stack>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            report.mutate({ board, row_id: row.id, text });
          }}
        >
          <Stack>
            <FormattedMessage id="leaderboard.report.about" values={{ alias: row.alias }} />
            <Textarea
              data-autofocus
              autosize
              minRows={3}
              maxRows={8}
              maxLength={1_000}
              label={say({ id: 'leaderboard.report.text' })}
              description={say({ id: 'leaderboard.report.hint' })}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            {report.error && <ProblemNotice error={report.error} />}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                <FormattedMessage id="app.cancel" />
              </Button>
              <Button type="submit" loading={report.isPending} disabled={!isReportText(text)}>
                <FormattedMessage id="leaderboard.report.submit" />
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
