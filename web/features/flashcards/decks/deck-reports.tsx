import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ReportKind } from '~/domain/discussion/contract';
import { ReportDialog } from '~/web/parts/acts/report-dialog';
import { useReports } from '~/web/parts/acts/use-reports';

/** Reports a shared deck, or the profile of who shares it. */
export function DeckReports({ deck, owner }: { deck: number; owner: number | null }) {
  return (
    <>
      <Report kind="deck_report" id={deck} words="flashcards.decks.report" />
      {owner !== null && <Report kind="profile_report" id={owner} words="flashcards.decks.report-owner" />}
    </>
  );
}

function Report({ kind, id, words }: { kind: ReportKind; id: number; words: string }) {
  const reports = useReports(kind);
  const reported = reports.isReported(id, false);
  return (
    <>
      <Button
        size="md"
        variant="default"
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
