import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ReportKind } from '~/domain/reports/contract';
import { ReportDialog } from '~/web/parts/acts/report-dialog';
import { useReports } from '~/web/parts/acts/use-reports';

export const ReportDeck = ({ deck }: { deck: number }) => (
  <Report kind="deck_report" id={deck} words="flashcards.decks.report" />
);

/** Reports the profile of who shares a deck. */
export const ReportOwner = ({ owner }: { owner: number }) => (
  <Report kind="profile_report" id={owner} words="flashcards.decks.report-owner" />
);

function Report({ kind, id, words }: { kind: ReportKind; id: number; words: string }) {
  const reports = useReports(kind);
  const reported = reports.isReported(id, false);
  return (
    <>
      <Button
        size="md"
        variant={kind === 'deck_report' ? 'default' : 'subtle'}
        color="gray"
        disabled={reported}
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={() => reports.open(id)}
      >
        <FormattedMessage id={reported ? 'flashcards.decks.reported' : words} />
      </Button>
      <ReportDialog
        kind={kind}
        id={id}
        title={<FormattedMessage id={words} />}
        opened={reports.isOpened(id)}
        onClose={reports.close}
        onReported={() => reports.setReported(id)}
      />
    </>
  );
}
