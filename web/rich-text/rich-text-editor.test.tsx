/** @jest-environment jsdom */
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { Language as Languages } from '~/domain/accounts/contract';
import { Language } from '../core/language';
import type { RichTextHandle } from './handle';
import { RichTextEditor } from './rich-text-editor';
import { FEW } from './toolbar/tool-row';
import { TOOLBAR_SETS, type ToolbarSet } from './toolbar-sets';

// jsdom does not know it, and Slate asks before it takes a key.
Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
  configurable: true,
  get(this: HTMLElement) {
    return this.closest('[contenteditable]')?.getAttribute('contenteditable') === 'true';
  },
});

let written: string[];
let handle: RichTextHandle;

type Props = Partial<ComponentProps<typeof RichTextEditor>>;
async function show(props: Props = {}, language: Languages = 'en') {
  written = [];
  const shown = render(
    <MantineProvider env="test">
      <Language language={language}>
        <button>before</button>
        <RichTextEditor
          label="Stem"
          tools="question"
          html=""
          onChange={(html) => written.push(html)}
          onReady={(given) => (handle = given)}
          {...props}
        />
      </Language>
    </MantineProvider>,
  );
  await act(async () => {});
  return shown;
}

const toolbar = (name = 'Formatting') => screen.getByRole('toolbar', { name });
const tool = (name: string) => within(toolbar()).getByRole('button', { name });
const text = () => screen.getByRole('textbox', { name: 'Stem' });
const press = (key: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(document.activeElement!, { key, ...more }));
const put = (html: string) => act(async () => handle.setHtml(html));
const into = () => act(async () => handle.focus());
const last = () => written.at(-1);

describe('what is written', () => {
  it('is reported once a person types, not when a text is opened that the editor normalises', async () => {
    await show({ html: '<ul>\n  <li><a href="https://www.nhs.uk/">NHS</a></li>\n</ul>\n<p>Two</p>' });
    expect(written).toEqual([]);
    await into();
    expect(written).toEqual([]);
    await put('<p>Three</p>');
    expect(written).toEqual(['<p>Three</p>']);
  });
});

describe('the toolbar', () => {
  // rules: 1.9.16
  it.each(Object.keys(TOOLBAR_SETS) as ToolbarSet[])(
    'of %s has a name for each of its tools, in both languages',
    async (tools) => {
      for (const language of ['en', 'es'] as const) {
        const { unmount } = await show({ tools }, language);
        const names = screen
          .getAllByRole('button')
          .slice(1)
          .map((button) => button.getAttribute('aria-label') ?? button.textContent);
        const count = TOOLBAR_SETS[tools].flat().length;
        // With the button that shows them all on a phone, which no style hides here.
        expect(names).toHaveLength(count > FEW ? count + 1 : count);
        for (const name of names) expect(name).not.toMatch(/^$|rich-text/);
        expect(new Set(names).size).toBe(names.length);
        unmount();
      }
    },
  );

  // rules: 1.9.16
  it('is another one for each kind of text', () => {
    const named: ToolbarSet[] = ['notebook', 'annotation', 'flashcard', 'question', 'osce'];
    const sets = named.map((tools) => TOOLBAR_SETS[tools].flat().join());
    expect(new Set(sets).size).toBe(named.length);
  });

  it('is one stop for Tab, and the arrows, Home and End walk through it', async () => {
    await show();
    await userEvent.tab();
    await userEvent.tab();
    expect(tool('Bold')).toHaveFocus();
    await press('ArrowRight');
    expect(tool('Italic')).toHaveFocus();
    await press('End');
    expect(tool('More tools')).toHaveFocus();
    await press('ArrowRight');
    expect(tool('Bold')).toHaveFocus();
    await press('ArrowLeft');
    await press('ArrowLeft');
    expect(tool('Redo')).toHaveFocus();
    await press('Home');
    await press('ArrowRight');
    const stops = within(toolbar())
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0);
    expect(stops).toEqual([tool('Italic')]);
  });

  it('has a button for more tools where there are more than a phone has room for', async () => {
    await show({ tools: 'question' });
    const more = tool('More tools');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(toolbar()).toHaveAttribute('data-folded');
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(toolbar()).not.toHaveAttribute('data-folded');
  });

  it('is reached by Alt+F10 and left by Escape', async () => {
    await show({ html: '<p>a</p>' });
    await into();
    await press('F10', { altKey: true });
    expect(tool('Bold')).toHaveFocus();
    await press('Escape');
    expect(text()).toHaveFocus();
  });

  it('says what is on where the caret is, and does it', async () => {
    await show({ html: '<p><strong>a</strong></p>' });
    await into();
    expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
    expect(tool('Bulleted list')).toHaveAttribute('aria-pressed', 'false');
    expect(tool('Undo')).not.toHaveAttribute('aria-pressed');
    await userEvent.click(tool('Bulleted list'));
    expect(last()).toBe('<ul><li><strong>a</strong></li></ul>');
    expect(tool('Bulleted list')).toHaveAttribute('aria-pressed', 'true');
  });

  it('undoes and does again, and says when there is nothing to undo', async () => {
    await show({ html: '<p>a</p>' });
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
    await into();
    await userEvent.click(tool('Quote'));
    expect(last()).toBe('<blockquote><p>a</p></blockquote>');
    await userEvent.click(tool('Undo'));
    expect(last()).toBe('<p>a</p>');
    await userEvent.click(tool('Redo'));
    expect(last()).toBe('<blockquote><p>a</p></blockquote>');
  });

  it('has shortcuts for the tools of its set only', async () => {
    await show({ html: '<p>a</p>', tools: 'comments' });
    await into();
    await press('k', { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('8', { code: 'Digit8', ctrlKey: true, shiftKey: true });
    expect(last()).toBe('<ul><li>a</li></ul>');
  });

  it('is not there when the text is only to be read', async () => {
    await show({ readOnly: true, html: '<p>a</p>' });
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(text()).toHaveAttribute('aria-readonly', 'true');
  });
});

describe('what the tools ask', () => {
  it('adds a link with words of its own, and refuses what is no address', async () => {
    const submitted = jest.fn();
    render(<form onSubmit={submitted} />);
    await show({ html: '<p>see:</p>' });
    await into();
    await press('k', { ctrlKey: true });
    const dialog = await screen.findByRole('dialog', { name: 'Link' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Link text' }), 'NICE');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Address' }), 'javascript:alert(1)');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add link' }));
    expect(within(dialog).getByRole('textbox', { name: 'Address' })).toBeInvalid();
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Address' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Address' }), 'nice.org.uk{Enter}');
    expect(last()).toBe('<p>see:<a href="https://nice.org.uk" target="_blank" rel="noopener noreferrer">NICE</a></p>');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(submitted).not.toHaveBeenCalled();
  });

  it('puts in a table, has its tools while the caret is in it, and Tab walks through its cells', async () => {
    await show();
    await into();
    await userEvent.click(tool('Table'));
    const dialog = await screen.findByRole('dialog', { name: 'New table' });
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Rows' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Rows' }), '2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add table' }));
    expect(last()!.match(/<tr>/g)).toHaveLength(2);
    expect(last()!.match(/<th scope="col">/g)).toHaveLength(3);
    await waitFor(() => expect(text()).toHaveFocus());
    await userEvent.click(within(toolbar('Table')).getByRole('button', { name: 'Add column to the right' }));
    expect(last()!.match(/<th scope="col">/g)).toHaveLength(4);
    expect(tool('Table')).toHaveAttribute('aria-disabled', 'true');
    for (let cell = 0; cell < 8; cell += 1) await press('Tab');
    expect(last()!.match(/<tr>/g)).toHaveLength(3);
  });

  it('lets Tab out of a table after Escape', async () => {
    await show({ html: '<table><tbody><tr><td>a</td></tr></tbody></table>' });
    await into();
    await press('ArrowUp');
    await press('Escape');
    expect(fireEvent.keyDown(text(), { key: 'Tab' })).toBe(true);
  });
});

describe('the handle', () => {
  it('puts in other text, which one undo takes out again', async () => {
    await show({ html: '<p>mine</p>' });
    expect(handle.isReady()).toBe(true);
    await put('<h3>Template</h3><p>b</p>');
    expect(last()).toBe('<h3>Template</h3><p>b</p>');
    await userEvent.click(tool('Undo'));
    expect(last()).toBe('<p>mine</p>');
  });

  it('is not ready any more once the editor is gone', async () => {
    const { unmount } = await show();
    unmount();
    expect(handle.isReady()).toBe(false);
  });
});

describe('HTML by hand', () => {
  // rules: 3.2.15
  it('loses nothing on the way there and back, not even what can be undone', async () => {
    const html = '<p>a</p><dl><dt>b</dt><dd>c</dd></dl>';
    await show({ html, showsHtml: true });
    await into();
    await put(`${html}<p>d</p>`);
    await userEvent.click(screen.getByRole('button', { name: 'Show HTML' }));
    expect(text()).toHaveValue('<p>a</p>\n<dl><dt>b</dt><dd>c</dd></dl>\n<p>d</p>');
    await userEvent.click(screen.getByRole('button', { name: 'Show Editor' }));
    expect(last()).toBe(`${html}<p>d</p>`);
    await userEvent.click(tool('Undo'));
    expect(last()).toBe(html);
  });

  // rules: 3.4.14
  it('is read by the editor, without what may not be', async () => {
    await show({ html: '<p>a</p>', showsHtml: true });
    await userEvent.click(screen.getByRole('button', { name: 'Show HTML' }));
    fireEvent.change(text(), { target: { value: '<h3>b</h3><script>alert(1)</script><p onclick="x()">c</p>' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show Editor' }));
    expect(last()).toBe('<h3>b</h3><p>c</p>');
    expect(text()).toHaveTextContent('bc');
  });
});

it('says why the text cannot be taken', async () => {
  await show({ error: 'Write a question.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Write a question.');
  expect(text()).toHaveAttribute('aria-invalid', 'true');
  expect(text()).toHaveAccessibleDescription(/Write a question/);
});
