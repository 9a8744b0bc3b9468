import { useEffect, useRef, useState } from 'react';
import { parseHtml, textOfNodes } from '~/domain/kit/html/tree';
import type { SentChange } from '~/domain/stations/mark-changes';

const wordsOf = (html: string): string => textOfNodes(parseHtml(html)).replaceAll(/\s+/g, ' ').trim();

/**
 * When the editor of the comments begins anew, because they were changed from elsewhere: by another device, or by accepting a
 * suggestion. While what was typed here is on its way, it does not.
 * @returns `key` rises then; `typed` is to be told what the editor has
 */
export function useComments(comments: string, unsent: readonly SentChange[]) {
  const editor = useRef(comments);
  const [key, setKey] = useState(0);
  useEffect(() => {
    if (comments === editor.current) return;
    if (unsent.some((change) => change.kind === 'comments' && change.html === editor.current)) return;
    const differs = wordsOf(comments) !== wordsOf(editor.current);
    editor.current = comments;
    if (differs) setKey((before) => before + 1);
  }, [comments, unsent]);
  return { key, typed: (html: string) => void (editor.current = html) };
}
