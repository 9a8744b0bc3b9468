import { Button, Group } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stationEdit } from '~/domain/stations/authoring/contract';
import { baseOf } from '~/domain/stations/styles';
import { virtualPatientEdit } from '~/domain/stations/wizard/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { NoticeDialog } from '~/web/ui/notice-dialog';
import { ProblemNotice } from '~/web/ui/problem';
import type { StationEntryData } from '~/domain/stations/contract';

/** For who may change the station: to its editor. For everybody with an account: a copy of their own. */
export function AuthorsPart({ entry: { station, abilities, virtual_patient } }: { entry: StationEntryData }) {
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const address = { base: baseOf(station.style), slug: station.slug };
  const clone = useAction(
    stationEdit,
    'clone_kit',
    { params: address },
    { onSuccess: ({ next_url }) => void navigate(next_url) },
  );
  if (!abilities.clone) return null;
  return (
    <>
      {clone.error && !virtual_patient && <ProblemNotice error={clone.error} />}
      <NoticeDialog
        opened={clone.isError && virtual_patient}
        title={<FormattedMessage id="stations.virtual-patient" />}
        onClose={clone.reset}
      >
        <FormattedMessage id="stations.virtual-patient.not-cloned" />
      </NoticeDialog>
      <Group gap="sm">
        {abilities.edit && (
          <Button
            variant="default"
            component={Link}
            to={href(virtual_patient ? virtualPatientEdit : stationEdit, address)}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            <FormattedMessage id="stations.editor.title.edit" />
          </Button>
        )}
        <Button
          variant="subtle"
          loading={clone.isPending}
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => clone.mutate({ submission_id })}
        >
          <FormattedMessage id="stations.editor.clone" />
        </Button>
      </Group>
    </>
  );
}
