import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { videoAddress } from '~/domain/stations/authoring/station-rules';
import { Button } from '~/web/ui/button';
import text from '~/web/ui/text.module.css';
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
          <Button before={<IconPlayerPlay size={20} aria-hidden />} onClick={() => setWanted(true)}>
            <FormattedMessage id="stations.video.play" />
          </Button>
          <p className={text.dimmedText}>
            <FormattedMessage id="stations.video.about" />
          </p>
        </div>
      )}
    </div>
  );
}
