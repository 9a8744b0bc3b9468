const END_OF_BLOCK = /(<\/(?:p|h2|h3|h4|li|ul|ol|blockquote|table|thead|tbody|tr|figure|dl|pre)>|<(?:ul|ol|table|thead|tbody|tr|blockquote)(?: [^>]*)?>|<hr \/>)(?=<(?!\/(?:td|th|li)>))/g;

/** HTML for people to read: a line for each block. The reader makes nothing of the breaks. */
export const indent = (html: string): string => html.replaceAll(END_OF_BLOCK, '$1\n');
