import { List, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { changedParts } from '~/domain/stations/authoring/station-changes';
import { ConflictDialog as Dialog } from '~/web/drafts/editor/conflict-dialog';
import { formOf } from './sheet';
import type { Writing } from './use-writing';

/** Names the parts in which theirs and mine differ. */
export const ConflictDialog = ({ writing }: { writing: Writing }) => (
  <Dialog editor={writing} size={640}>
    {() => (
      <>
        <Text fw={600} size="sm">
          <FormattedMessage id="stations.editor.conflict.differs" />
        </Text>
        <List size="sm">
          {changedParts(writing.conflict!.form, formOf(writing.sheet)).map((part) => (
            <List.Item key={part}>
              <FormattedMessage id={`stations.part.${part}`} />
            </List.Item>
          ))}
        </List>
      </>
    )}
  </Dialog>
);
