import { Editor, Transforms, type NodeEntry, type Point } from 'slate';
import type { ImageWidth } from '~/domain/kit/html/vocabulary';
import type { ImageElement } from '../nodes';
import { above } from './where';

/** The picture that is selected. */
export const selectedImage = (editor: Editor): NodeEntry<ImageElement> | null => above(editor, 'image');

/** Puts a picture where the caret was when its file was chosen, if that place is still there. */
export function insertImage(
  editor: Editor,
  { url, width, height }: { url: string; width: number; height: number },
  at: Point | null,
): void {
  const image: ImageElement = { type: 'image', src: url, alt: '', width, height, children: [{ text: '' }] };
  Transforms.insertNodes(editor, image, { at: at ?? Editor.end(editor, []), select: true });
}

/** 100 per cent is the picture's own size. */
export function setImageSize(editor: Editor, size: ImageWidth | 100): void {
  const image = selectedImage(editor);
  if (!image) return;
  if (size === 100) Transforms.unsetNodes<ImageElement>(editor, 'size', { at: image[1], voids: true });
  else Transforms.setNodes<ImageElement>(editor, { size }, { at: image[1], voids: true });
}

export function setImageAlt(editor: Editor, alt: string): void {
  const image = selectedImage(editor);
  if (image) Transforms.setNodes<ImageElement>(editor, { alt }, { at: image[1], voids: true });
}

export function removeImage(editor: Editor): void {
  const image = selectedImage(editor);
  if (image) Transforms.removeNodes(editor, { at: image[1], voids: true });
}
