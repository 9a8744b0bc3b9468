import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { casePage } from '~/domain/moderation/decisions/contract';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';

/** Leads from the case of a page to that of one of its sections. */
export function OpenSection({ caseId, field }: { caseId: number; field: string }) {
  const navigate = useNavigate();
  const open = useAction(
    casePage,
    'open_section',
    { params: { case_id: caseId } },
    { onSuccess: ({ next_url }) => void navigate(next_url) },
  );
  const section_id = Number(field.slice(field.lastIndexOf('-') + 1));
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        mt={4}
        loading={open.isPending}
        onClick={() => open.mutate({ section_id })}
      >
        <FormattedMessage id="moderation.section.open" />
      </Button>
      {open.error && <ProblemNotice error={open.error} />}
    </>
  );
}
