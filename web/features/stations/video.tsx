import { Button, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { videoAddress } from '~/domain/stations/authoring/station-rules';
import classes from './video.module.css';

/** A station's video, by the id of 11 characters (spec 3 §5). Nothing is asked of the other site before somebody wants to see it. */
export function Video({ id }: { id: string }) {
  const { formatMessage: say } = useIntl();
  const [wanted, setWanted] = useState(false);
  return (
    <div className={`no-print ${classes.frame}`}>
      {wanted ? (
        <iframe
          src={videoAddress(id)}
          title={say({ id: 'stations.video.title' })}
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={classes.offer}>
          <Button leftSection={<IconPlayerPlay size={20} aria-hidden />} onClick={() => setWanted(true)}>
            <FormattedMessage id="stations.video.play" />
          </Button>
          <Text size="sm" c="dimmed">
            <FormattedMessage id="stations.video.about" />
          </Text>
        </div>
      )}
    </div>
  );
}
