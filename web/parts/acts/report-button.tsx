import { IconFlag } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { ReportKind } from '~/domain/reports/contract';
import { useSession } from '~/web/core/session';
import { Button, IconButton } from '~/web/ui/button';
import { fetched } from '~/web/ui/fetched';
import { Hint } from '~/web/ui/hint';
import { useReports } from './use-reports';

const ReportDialog = fetched(async () => (await import('./report-dialog')).ReportDialog);

interface Props {
  kind: ReportKind;
  id: number;
  /** What it says, in the person's language; if it is an icon, its name. */
  label: string;
  icon?: boolean;
  className?: string | undefined;
}

/** Reports a thing with a dialog of its own; says so once it is reported. Guests have none. */
export function ReportButton({ kind, id, label, icon = false, className }: Props) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const reports = useReports(kind);
  const reported = reports.isReported(id, false);
  if (!person || person.guest) return null;
  const shown = reported ? say({ id: 'discussion.report.thanks' }) : label;
  return (
    <>
      {icon ? (
        <Hint label={shown}>
          <IconButton className={className} disabled={reported} aria-label={label} onClick={() => reports.open(id)}>
            <IconFlag size={18} aria-hidden />
          </IconButton>
        </Hint>
      ) : (
        <Button
          variant="default"
          className={className}
          disabled={reported}
          before={<IconFlag size={18} aria-hidden />}
          onClick={() => reports.open(id)}
        >
          {shown}
        </Button>
      )}
      {reports.isOpened(id) && (
        <ReportDialog
          kind={kind}
          id={id}
          title={label}
          opened
          onClose={reports.close}
          onReported={() => reports.setReported(id)}
        />
      )}
    </>
  );
}

/** Reports the name, the picture or the text of a person, of which there is nothing for oneself. */
export function ReportPerson({ id, name, className }: { id: number; name: string; className?: string }) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  if (person?.id === id) return null;
  return (
    <ReportButton
      kind="profile_report"
      id={id}
      label={say({ id: 'discussion.report.person' }, { name })}
      icon
      className={className}
    />
  );
}
