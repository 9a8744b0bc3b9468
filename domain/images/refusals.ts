import { invalid, tooLarge, tooMany, unavailable, wrongType } from '../kit/errors';

export const imageMissing = () =>
  invalid('image-missing', 'Send the picture as the multipart field “upload”.', [
    { path: 'upload', message: 'a file is required' },
  ]);
export const imageTooLarge = () =>
  tooLarge(
    'image-too-large',
    'This picture is too large. The maximum is 10 MB, 8,000 pixels on each side and 40 million pixels in all.',
  );
export const imageWrongType = () =>
  wrongType(
    'image-wrong-type',
    'This is not a PNG, JPEG or WebP picture. Save it in one of these formats and try again.',
  );
export const imageBroken = () =>
  invalid('image-broken', 'This picture is damaged and cannot be read. Save it again and try once more.', [
    { path: 'upload', message: 'damaged' },
  ]);
export const imageAnimated = () =>
  invalid('image-animated', 'Animated pictures cannot be used. Save a single frame as a picture.', [
    { path: 'upload', message: 'animated' },
  ]);
export const imageQuota = (retryAfter: number) =>
  tooMany(retryAfter, 'image-quota', 'You have uploaded too many pictures today. Try again tomorrow.');
export const imagesBusy = () =>
  unavailable('images-busy', 'Too many pictures are being uploaded right now. Try again in a moment.', 3);
export const imageStoreDown = () =>
  unavailable('image-store-down', 'The picture could not be saved. Try again in a moment.');
