import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useId, useRef, useState, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AVATAR_EDGE } from '~/domain/accounts/profile/contract';
import classes from './avatar.module.css';
import { afterKey, edgeOf, middleOf, moved, zoomed, ZOOM_MAX, type Crop } from './crop';

/** Twice as many pixels as are kept, so that the server makes the picture smaller and never larger. */
const EDGE = 2 * AVATAR_EDGE;

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const edge = edgeOf(picture, crop);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, crop.x - edge / 2, crop.y - edge / 2, edge, edge, 0, 0, canvas.width, canvas.height);
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));

/** Which square of a picture is shown: dragged, or moved and zoomed with keys. */
export function CropDialog({
  picture,
  onCancel,
  onUse,
}: {
  picture: ImageBitmap;
  onCancel: () => void;
  onUse: (square: Blob) => void;
}) {
  const { formatMessage: say } = useIntl();
  const hint = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const [crop, setCrop] = useState(() => middleOf(picture));

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!held.current) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const [right, down] = [(held.current.x - event.clientX) / width, (held.current.y - event.clientY) / height];
    held.current = { x: event.clientX, y: event.clientY };
    setCrop((before) => moved(picture, before, right, down));
  };
  const use = async () => {
    const square = canvas.current && (await toBlob(canvas.current));
    if (square) onUse(square);
  };

  return (
    <Modal opened onClose={onCancel} title={say({ id: 'profile.avatar.crop' })} centered>
      <Stack gap="md">
        <div
          className={classes.stage}
          role="application"
          tabIndex={0}
          data-autofocus
          aria-label={say({ id: 'profile.avatar.crop.stage' })}
          aria-describedby={hint}
          onKeyDown={(event) => {
            const after = afterKey(picture, crop, event.key);
            if (!after) return;
            event.preventDefault();
            setCrop(after);
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => (held.current = null)}
          onPointerCancel={() => (held.current = null)}
        >
          <canvas
            ref={(drawn) => {
              // The dialog mounts later than this component, and React calls this after every render.
              canvas.current = drawn;
              if (drawn) draw(drawn, picture, crop);
            }}
            width={EDGE}
            height={EDGE}
            data-crop={[crop.x, crop.y, crop.zoom].map((value) => value.toFixed(2)).join(' ')}
          />
        </div>
        <Text id={hint} size="sm" c="dimmed">
          <FormattedMessage id="profile.avatar.crop.hint" />
        </Text>
        <div>
          <Text size="sm" fw={600} mb={4}>
            <FormattedMessage id="profile.avatar.zoom" />
          </Text>
          <input
            type="range"
            aria-label={say({ id: 'profile.avatar.zoom' })}
            min={1}
            max={ZOOM_MAX}
            step={0.1}
            value={crop.zoom}
            onChange={({ currentTarget }) => {
              const zoom = Number(currentTarget.value);
              setCrop((before) => zoomed(picture, before, zoom));
            }}
          />
        </div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button onClick={() => void use()}>
            <FormattedMessage id="profile.avatar.use" />
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
