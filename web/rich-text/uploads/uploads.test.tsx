/** @jest-environment jsdom */
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IMAGE_BYTES_MAX, uploadImage } from '~/domain/images/contract';
import { Language } from '~/web/core/language';
import { RichTextEditor } from '../rich-text-editor';
import type { ToolbarSet } from '../toolbar-sets';

/** Plays the gateway for what fetch cannot send; the test answers when it likes. */
class Sending extends EventTarget {
  static all: Sending[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  response: unknown = null;
  responseType = '';
  address = '';
  form: FormData | null = null;
  aborted = false;
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
    Sending.all.push(this);
  }
  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(share: number) {
    return act(
      async () =>
        void this.upload.dispatchEvent(
          new ProgressEvent('progress', { lengthComputable: true, loaded: share * 100, total: 100 }),
        ),
    );
  }
  answer(status: number, response: unknown) {
    this.status = status;
    this.response = response;
    return act(async () => void this.dispatchEvent(new Event('load')));
  }
}

let written: string[];
const last = () => written.at(-1);
const file = (name: string, type = 'image/png', size = 3) =>
  Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size });

async function choose(files: File[], tools: ToolbarSet = 'question') {
  written = [];
  Sending.all = [];
  document.cookie = 'csrftoken=token';
  globalThis.XMLHttpRequest = Sending as unknown as typeof XMLHttpRequest;
  const shown = render(
    <MantineProvider env="test">
      <Language language="en">
        <RichTextEditor label="Stem" tools={tools} html="<p>a</p>" onChange={(html) => written.push(html)} />
      </Language>
    </MantineProvider>,
  );
  await act(
    async () => void fireEvent.change(shown.container.querySelector('input[type=file]')!, { target: { files } }),
  );
  return shown;
}

describe('a picture for the text (spec 1 §5)', () => {
  // rules: 1.5.18
  it('is sent with the CSRF header, shows how far it is, and stands in the text once it is there', async () => {
    await choose([file('ecg.png')]);
    const [sending] = Sending.all;
    expect(sending!.address).toBe(`POST ${uploadImage.path}`);
    expect(sending!.headers['X-CSRFToken']).toBe('token');
    expect((sending!.form!.get('upload') as File).name).toBe('ecg.png');
    await sending!.progress(0.4);
    expect(screen.getByRole('progressbar', { name: 'ecg.png' })).toHaveAttribute('aria-valuenow', '40');
    expect(written).toEqual([]);
    await sending!.answer(200, { url: '/media/a1.webp', width: 640, height: 480 });
    expect(last()).toBe('<p>a<img src="/media/a1.webp" alt="" width="640" height="480" /></p>');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('asks for its description once it is there, or for the choice that it needs none', async () => {
    await choose([file('ecg.png'), file('line.png')]);
    await Sending.all[0]!.answer(200, { url: '/media/a1.webp', width: 640, height: 480 });
    await Sending.all[1]!.answer(200, { url: '/media/a2.webp', width: 64, height: 4 });
    const dialog = await screen.findByRole('dialog', { name: 'Describe the picture' });
    const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save description' })));
    await save();
    expect(screen.getByText('Write a description, or mark the picture as decorative.')).toBeInTheDocument();
    await act(
      async () =>
        void fireEvent.change(within(dialog).getByRole('textbox', { name: 'Description' }), {
          target: { value: 'An ECG with raised ST segments' },
        }),
    );
    await save();
    expect(last()).toContain('<img src="/media/a1.webp" alt="An ECG with raised ST segments"');
    // The other picture is asked about next.
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue('');
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Decorative' })));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(last()).toContain('<img src="/media/a2.webp" alt=""');
  });

  it('that is refused for its token is sent once more with the one that the refusal brought', async () => {
    await choose([file('ecg.png')]);
    document.cookie = 'csrftoken=new';
    await Sending.all[0]!.answer(403, { type: '/problems/csrf', status: 403 });
    expect(Sending.all.map(({ headers }) => headers['X-CSRFToken'])).toEqual(['token', 'new']);
    await Sending.all[1]!.answer(200, { url: '/media/a1.webp', width: 640, height: 480 });
    expect(last()).toContain('/media/a1.webp');
  });

  it('that is refused says why and can be tried again', async () => {
    await choose([file('ecg.png')]);
    await Sending.all[0]!.answer(422, {
      type: '/problems/image-broken',
      status: 422,
      detail: 'A detail of the server.',
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'ecg.png was not uploaded. This picture is damaged and cannot be read.',
    );
    expect(written).toEqual([]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.queryByRole('alert')).toBeNull();
    await Sending.all[1]!.answer(200, { url: '/media/a1.webp', width: 640, height: 480 });
    expect(last()).toContain('/media/a1.webp');
  });

  it.each([
    ['of another kind', file('scan.gif', 'image/gif'), 'Only PNG, JPEG and WebP pictures can be used.'],
    ['too large', file('scan.png', 'image/png', IMAGE_BYTES_MAX + 1), 'The picture is larger than 10 MB.'],
  ])('%s is not even sent', async (_, chosen, why) => {
    await choose([chosen]);
    expect(screen.getByRole('alert')).toHaveTextContent(why);
    expect(Sending.all).toEqual([]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not sent on when it is cancelled, or when the editor is left', async () => {
    const { unmount } = await choose([file('a.png'), file('b.png')]);
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!));
    expect(Sending.all.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    expect(Sending.all.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('has no place in an editor without that tool', async () => {
    await choose([file('a.png')], 'comments');
    expect(Sending.all).toEqual([]);
  });
});
