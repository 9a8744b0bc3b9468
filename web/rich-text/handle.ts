/** What a page may do with an editor that it shows, once `onReady` has handed this over. */
export interface RichTextHandle {
  /** Puts other text in place of all there is; one undo brings the old text back. Answers through `onChange` as typing does. */
  setHtml(html: string): void;
  /** The caret goes to the end of the text. */
  focus(): void;
  /** False once the editor has left the page. */
  isReady(): boolean;
}
