import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconTrash, IconUsers } from '@tabler/icons-react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { sectionEditing } from '~/domain/notebook/writing/contract';
import { useOthersName } from '~/web/drafts/editor/use-others-name';
import { useLive } from '~/web/live/use-live';
import type { Writing } from './use-writing';

interface Props {
  sectionId: number;
  personId: number;
  writing: Writing;
}

/** Who else has this section open, and what was published meanwhile: both are shown, and neither overwrites the other. */
export function OtherEditors({ sectionId, personId, writing }: Props) {
  const { formatDate } = useIntl();
  const othersName = useOthersName();
  const { snapshot } = useLive(sectionEditing, sectionId);
  if (!snapshot) return null;
  if (snapshot.retired)
    return (
      <Alert color="red" variant="light" role="alert" icon={<IconTrash aria-hidden />} mb="md">
        <FormattedMessage id="notebook.write.retired" />
      </Alert>
    );
  const others = snapshot.editors.filter(({ id }) => id !== personId);
  const newer = snapshot.revision > writing.revision && writing.busy === null && writing.conflict === null;
  return (
    <>
      {others.length > 0 && (
        <Alert color="accent" variant="light" role="status" icon={<IconUsers aria-hidden />} mb="md" py={8}>
          <FormattedMessage
            id="notebook.write.others"
            values={{
              count: others.length,
              names: <FormattedList type="conjunction" value={others.map(({ name }) => name)} />,
            }}
          />
        </Alert>
      )}
      {newer && !writing.stale && (
        <Alert color="yellow" variant="light" role="status" icon={<IconAlertTriangle aria-hidden />} mb="md">
          <Text size="sm">
            <FormattedMessage
              id="notebook.write.published-meanwhile"
              values={{
                who: othersName(snapshot.checked_by) || 'none',
                when: formatDate(snapshot.published_at, { dateStyle: 'medium', timeStyle: 'short' }),
              }}
            />
          </Text>
          <Button h={44} mt={8} variant="default" onClick={() => void writing.compare('saved')}>
            <FormattedMessage id="notebook.write.stale.compare" />
          </Button>
        </Alert>
      )}
    </>
  );
}
