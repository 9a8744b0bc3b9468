import { href } from '~/domain/kit/contract';
import { topicPage } from '~/domain/notebook/contract';
import type { LinkedTopic, ShownSection } from './shown-section';
import classes from './linked-text.module.css';

const LINK = 'a[data-topic]';

/** The link of a term that something is in; null if it is in none. */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;

function linkTo({ id, slug }: LinkedTopic): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href(topicPage, { topic_slug: slug });
  link.className = classes.term!;
  link.dataset['topic'] = String(id);
  return link;
}

/** Takes the links of terms out of a text, which stays. */
function clear(root: HTMLElement): void {
  for (const link of root.querySelectorAll(LINK)) link.replaceWith(...link.childNodes);
  root.normalize();
}

/** Lays links over the terms of a text that is shown. A term that is not where it was found is left as it is. Repeatable. */
export function layLinks(root: HTMLElement, terms: ShownSection['terms'], topics: readonly LinkedTopic[]): void {
  clear(root);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let node = texts.nextNode() as Text | null;
  let begins = 0;
  for (const { at, written, topic_id } of terms) {
    const topic = topics.find(({ id }) => id === topic_id);
    while (node && begins + node.length <= at) {
      begins += node.length;
      node = texts.nextNode() as Text | null;
    }
    if (!node || !topic || node.data.slice(at - begins, at - begins + written.length) !== written) continue;
    const word = node.splitText(at - begins);
    const rest = word.splitText(written.length);
    const link = linkTo(topic);
    word.replaceWith(link);
    link.append(word);
    texts.currentNode = rest;
    node = rest;
    begins = at + written.length;
  }
}
