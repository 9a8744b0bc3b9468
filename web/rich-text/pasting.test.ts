/** @jest-environment jsdom */
import { toHtml } from './html/write';
import { PASTE_MAX, withPasting } from './pasting';
import { opened, put } from './testing/editor';

/** What a browser hands over at a paste or a drop. */
function clipboard(types: Record<string, string>, files: File[] = []): DataTransfer {
  const held = { ...types };
  return {
    getData: (type: string) => held[type] ?? '',
    setData: (type: string, value: string) => void (held[type] = value),
    files,
    types: Object.keys(held),
  } as unknown as DataTransfer;
}
const picture = new File(['x'], 'ecg.png', { type: 'image/png' });

function pasting(html: string) {
  const [onFiles, onPicturesLeft, onTooLong] = [jest.fn(), jest.fn(), jest.fn()];
  return {
    editor: withPasting(opened(html), { onFiles, onPicturesLeft, onTooLong }),
    onFiles,
    onPicturesLeft,
    onTooLong,
  };
}

describe('pasting', () => {
  it('prefers what means something over what is only words', () => {
    const { editor } = pasting('<p>a|</p>');
    editor.insertData(clipboard({ 'text/html': '<p class=MsoNormal><b>b</b><o:p></o:p></p>', 'text/plain': 'b' }));
    expect(put(editor)).toBe('<p>a<strong>b|</strong></p>');
  });

  it('takes nothing of a megabyte, and says so; of few words in very much HTML it takes the words', () => {
    const { editor, onTooLong } = pasting('<p>a|</p>');
    const megabyte = 'word '.repeat(200_000);
    editor.insertData(clipboard({ 'text/plain': megabyte }));
    editor.insertData(clipboard({ 'text/html': `<p>${megabyte}</p>` }));
    expect([onTooLong.mock.calls.length, toHtml(editor.children)]).toEqual([2, '<p>a</p>']);
    editor.insertData(clipboard({ 'text/html': `<!--${'x'.repeat(PASTE_MAX)}--><b>b</b>`, 'text/plain': 'b' }));
    expect([onTooLong.mock.calls.length, put(editor)]).toEqual([2, '<p>ab|</p>']);
  });

  it('makes a paragraph of each line of plain text', () => {
    const { editor } = pasting('<p>|</p>');
    editor.insertData(clipboard({ 'text/plain': 'one\r\n\r\n<two>\n' }));
    expect(put(editor)).toBe('<p>one</p><p>&lt;two&gt;|</p>');
  });

  it('makes a link of an address, and of what is selected when there is something', () => {
    const { editor } = pasting('<p>|</p>');
    editor.insertData(clipboard({ 'text/plain': 'https://a.example/x' }));
    expect(toHtml(editor.children)).toBe(
      '<p><a href="https://a.example/x" target="_blank" rel="noopener noreferrer">https://a.example/x</a></p>',
    );
    const selected = pasting('<p>see [NICE]</p>').editor;
    selected.insertData(clipboard({ 'text/plain': 'https://a.example/x' }));
    expect(toHtml(selected.children)).toBe(
      '<p>see <a href="https://a.example/x" target="_blank" rel="noopener noreferrer">NICE</a></p>',
    );
  });

  it('takes the file of a picture, beside its address too, but not the picture that a program makes of its words', () => {
    const { editor, onFiles, onPicturesLeft } = pasting('<p>|</p>');
    editor.insertData(clipboard({}, [picture]));
    editor.insertData(clipboard({ 'text/html': '<img src="https://a.example/ecg.png">' }, [picture]));
    expect(onFiles.mock.calls).toEqual([[[picture]], [[picture]]]);
    editor.insertData(clipboard({ 'text/html': '<p>words</p>' }, [picture]));
    expect(onFiles).toHaveBeenCalledTimes(2);
    expect(onPicturesLeft).not.toHaveBeenCalled();
  });

  it('says how many pictures it left with the site that they are of', () => {
    const { editor, onPicturesLeft } = pasting('<p>|</p>');
    editor.insertData(
      clipboard({ 'text/html': '<p>a</p><img src="https://a.example/1.png"><img src="https://a.example/2.png">' }),
    );
    expect(onPicturesLeft).toHaveBeenCalledWith(2);
  });

  it('never takes the editor’s own nodes from another page', () => {
    const nodes = btoa(
      encodeURIComponent(
        JSON.stringify([{ type: 'kept', html: '<img src=x onerror=alert(1)>', children: [{ text: '' }] }]),
      ),
    );
    const { editor } = pasting('<p>a|</p>');
    editor.insertData(clipboard({ 'application/x-slate-fragment': nodes, 'text/plain': 'b' }));
    expect(toHtml(editor.children)).toBe('<p>ab</p>');
    expect(toHtml([{ type: 'kept', html: '<hr><img src=x onerror=alert(1)>', children: [{ text: '' }] }])).toBe(
      '<hr />',
    );
  });

  it('copies as HTML and as words', () => {
    const { editor } = pasting('<p>[one <strong>two</strong></p><ul><li>three]</li></ul>');
    const data = clipboard({});
    editor.setFragmentData(data);
    expect(data.getData('text/html')).toBe('<p>one <strong>two</strong></p><ul><li>three</li></ul>');
    expect(data.getData('text/plain')).toBe('one two\nthree');
  });
});
