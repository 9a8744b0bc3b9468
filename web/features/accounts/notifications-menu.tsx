import { ActionIcon, Indicator } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { OnDemand } from '~/web/ui/on-demand';
import { useAtRest } from '~/web/ui/use-at-rest';
import { useNotifications } from '~/web/ui/use-notifications';

const loadPanel = async () => (await import('./notifications-panel')).NotificationsPanel;

/** The bell in the header. News arrives by itself. */
export function NotificationsMenu({ personId }: { personId: number }) {
  const intl = useIntl();
  // What it needs for its news is a twentieth of what a first visit fetches, and not of the page that somebody came for.
  const { snapshot } = useNotifications(personId, useAtRest());
  const unread = snapshot?.unread ?? 0;
  return (
    <OnDemand
      load={loadPanel}
      given={{ personId }}
      opens="dialog"
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={48}
          aria-label={intl.formatMessage({ id: 'app.notifications.label' }, { count: unread })}
        >
          <Indicator disabled={unread === 0} label={unread > 9 ? '9+' : unread} size={18} offset={2} color="red">
            <IconBell size={22} aria-hidden />
          </Indicator>
        </ActionIcon>
      }
    />
  );
}
