import { invalid, tooLarge, tooMany, unavailable, wrongType } from '../kit/errors';

export const imageMissing = () => invalid('image-missing', 'Send a picture as the multipart field upload.', [{ path: 'upload', message: 'a file' }]);
export const imageTooLarge = () => tooLarge('image-too-large', 'The picture is too large: 10 MB, 8,000 pixels along an edge and 40 million pixels in all are the most there can be.');
export const imageWrongType = () => wrongType('image-wrong-type', 'This is no PNG, JPEG or WebP picture, whatever it is called.');
export const imageBroken = () => invalid('image-broken', 'The picture is damaged and cannot be read.', [{ path: 'upload', message: 'a whole picture' }]);
export const imageAnimated = () => invalid('image-animated', 'Moving pictures cannot be used. Send one frame of it.', [{ path: 'upload', message: 'a picture that stands still' }]);
export const imageQuota = (retryAfter: number) => tooMany(retryAfter, 'image-quota', 'You have sent a great many pictures today.');
export const imagesBusy = () => unavailable('images-busy', 'A great many pictures are being read right now. Try again in a moment.', 3);
export const imageStoreDown = () => unavailable('image-store-down', 'The picture could not be kept, or read. Try again in a moment.');
