import { IconDownload, IconShare } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { toPng } from '~/web/ui/art/to-png';
import { Button } from '~/web/ui/button';
import { Dialog } from '~/web/ui/dialog';
import { Notice } from '~/web/ui/notice';
import { saveFile } from '~/web/ui/save-file';
import text from '~/web/ui/text.module.css';
import { type Pictured, ResultPicture } from './result-picture';

interface Props {
  score: number;
  station: { name: string; slug: string };
  submittedAt: string;
  onClose: () => void;
}

const canShare = (files: File[]): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files });
const ANY = [new File([], 'result.png', { type: 'image/png' })];

/** Shows the picture of a result, to save or, on devices that share files, to share. */
export function PictureDialog({ score, station, submittedAt, onClose }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const [failed, setFailed] = useState(false);
  const pictured: Pictured = { score, station: station.name, submittedAt };

  const hand = async (over: (picture: File) => Promise<void> | void) => {
    setFailed(false);
    try {
      const drawn = drawing.current && (await toPng(drawing.current, 1080));
      if (!drawn) throw new Error('The picture cannot be drawn');
      await over(new File([drawn], `${station.slug}-${submittedAt.slice(0, 10)}.png`, { type: drawn.type }));
    } catch (error) {
      // Who closes the list of apps has changed their mind.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };

  return (
    <Dialog
      closable
      onClose={onClose}
      title={<FormattedMessage id="stations.picture" />}
      acts={
        <>
          {canShare(ANY) && (
            <Button
              variant="default"
              before={<IconShare size={18} aria-hidden />}
              onClick={() => void hand((picture) => navigator.share({ files: [picture] }))}
            >
              <FormattedMessage id="stations.picture.share" />
            </Button>
          )}
          <Button
            data-autofocus
            before={<IconDownload size={18} aria-hidden />}
            onClick={() => void hand((picture) => saveFile(picture, picture.name))}
          >
            <FormattedMessage id="stations.picture.save" />
          </Button>
        </>
      }
    >
      <ResultPicture ref={drawing} {...pictured} />
      <p className={text.dimmed}>
        <FormattedMessage id="stations.picture.about" />
      </p>
      {failed && (
        <Notice tone="wrong" role="alert">
          <FormattedMessage id="stations.picture.failed" />
        </Notice>
      )}
    </Dialog>
  );
}
