import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IMAGE_BYTES_MAX } from '~/domain/images/contract';
import { useProblemMessage } from '~/web/ui/problem';
import classes from './upload-list.module.css';
import type { Upload, Uploads } from './use-uploads';

const MEGABYTE = 1024 * 1024;

/** Pictures on their way, and those that did not arrive, with a way on. */
export function UploadList({ uploads, retry, dismiss }: Uploads) {
  const { formatMessage: say } = useIntl();
  const message = useProblemMessage();
  if (uploads.length === 0) return null;

  const why = (failure: NonNullable<Upload['failure']>) => {
    if (failure === 'type') return say({ id: 'rich-text.image.type' });
    if (failure === 'too-large')
      return say({ id: 'rich-text.image.too-large' }, { megabytes: IMAGE_BYTES_MAX / MEGABYTE });
    return message(failure);
  };

  return (
    <ul className={classes.list}>
      {uploads.map(({ id, file, share, failure }) => (
        <li key={id} className={classes.upload}>
          {failure ? (
            <div role="alert" className={classes.words}>
              <IconAlertTriangle size={20} aria-hidden className={classes.sign} />
              <span>
                <FormattedMessage id="rich-text.image.failed" values={{ name: file.name }} /> {why(failure)}
              </span>
            </div>
          ) : (
            <div className={classes.words}>
              <span className={classes.name}>
                <FormattedMessage id="rich-text.image.uploading" values={{ name: file.name }} />
              </span>
              <Progress
                value={(share ?? 0) * 100}
                className={classes.progress}
                aria-label={file.name}
                animated={share === null || share === 1}
              />
            </div>
          )}
          {failure instanceof Error && (
            <Button variant="default" size="sm" onClick={() => retry(id)}>
              <FormattedMessage id="app.try-again" />
            </Button>
          )}
          <Button variant="subtle" color="gray" size="sm" onClick={() => dismiss(id)}>
            <FormattedMessage id={failure ? 'rich-text.image.dismiss' : 'rich-text.image.cancel'} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
