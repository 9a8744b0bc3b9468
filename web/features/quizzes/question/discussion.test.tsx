/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { questionComments, type ThreadSnapshot } from '~/domain/discussion/contract';
import { href } from '~/domain/kit/contract';
import type { Person } from '~/web/core/session';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { Discussion } from './discussion';

const ADDRESS = href(questionComments, { question_id: 5 });
const comment = (id: number, more: Partial<ThreadSnapshot['comments'][number]> = {}) => ({
  id,
  user: 'Ben T.',
  avatar: '',
  moderator: false,
  text: `Comment ${id}`,
  deleted: false,
  created_at: '2026-11-20T10:00:00Z',
  account_id: 8,
  ...more,
});
const thread = (version: number, ...comments: ThreadSnapshot['comments']): ThreadSnapshot => ({ version, comments });

async function open(first: ThreadSnapshot, actions: Record<string, unknown> = {}, person: Person = LEARNER) {
  const known: Record<string, unknown> = { check_comments: first, ...actions };
  const app = await renderApp({
    routes: [{ path: '/', element: <Discussion questionId={5} /> }],
    at: '/',
    person,
    answers: { [`POST ${ADDRESS}`]: (body: { data_request?: string }) => known[body.data_request ?? 'submit'] },
  });
  return {
    ...app,
    known,
    posted: () => app.sent.filter(({ body }) => body.data_request === undefined).map(({ body }) => body),
  };
}
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the discussion of a question (spec 1 §2, §6)', () => {
  // rules: 1.6.7
  it('marks moderators, and says where a comment was deleted', async () => {
    await open(thread(1, comment(1, { moderator: true }), comment(2, { deleted: true, text: '' })));
    expect(await screen.findByText('Comment 1')).toBeInTheDocument();
    expect(screen.getByText('Moderator')).toBeInTheDocument();
    expect(screen.getByText('This comment was deleted.')).toBeInTheDocument();
  });

  // rules: 1.2.7
  it('posts once: what did not get through is shown as kept and is sent again under the same id', async () => {
    const { known, posted } = await open(thread(1), { submit: new Refusal(503, 'unavailable') });
    const field = await screen.findByLabelText('Write a comment');
    fireEvent.change(field, { target: { value: ' Why not B? ' } });
    await click('Post the comment');
    expect(
      await screen.findByText('Saved on this device. It will be posted when the connection is back.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Why not B?')).toBeInTheDocument();
    expect(field).toHaveValue('');
    known.submit = thread(2, comment(3, { text: 'Why not B?', account_id: LEARNER.id }));
    await click('Send now');
    await waitFor(() => expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument());
    expect(screen.getByText('Why not B?')).toBeInTheDocument();
    expect(posted().map((body) => body.comment)).toEqual(['Why not B?', 'Why not B?']);
    expect(posted()[0]!.submission_id).toBe(posted()[1]!.submission_id);
  });

  it('shows a comment once when a push brings it before its answer', async () => {
    let answer: (thread: ThreadSnapshot) => void = () => undefined;
    await open(thread(2, comment(3, { text: 'Why not B?', account_id: LEARNER.id })), {
      submit: new Promise<ThreadSnapshot>((resolve) => (answer = resolve)),
    });
    fireEvent.change(await screen.findByLabelText('Write a comment'), { target: { value: 'Why not B?' } });
    await click('Post the comment');
    expect(screen.getByLabelText('Write a comment')).toHaveValue('');
    expect(screen.getAllByText('Why not B?')).toHaveLength(1);
    await act(async () => answer(thread(2, comment(3, { text: 'Why not B?', account_id: LEARNER.id }))));
    expect(screen.getAllByText('Why not B?')).toHaveLength(1);
  });

  it('a kept comment can be taken back, and one that is refused returns to the field with the reason', async () => {
    const { known, posted } = await open(thread(1), { submit: new Refusal(503, 'unavailable') });
    const field = await screen.findByLabelText('Write a comment');
    fireEvent.change(field, { target: { value: 'Why not B?' } });
    await click('Post the comment');
    await screen.findByText(/^Saved on this device/);
    await click('Withdraw');
    expect(field).toHaveValue('Why not B?');
    expect(localStorage.getItem(`wardmates.acts.${LEARNER.id}`)).toBeNull();
    known.submit = new Refusal(422, 'invalid');
    await click('Post the comment');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(field).toHaveValue('Why not B?');
    expect(posted()).toHaveLength(2);
  });

  it("one deletes one's own, and is asked first", async () => {
    const own = comment(4, { account_id: LEARNER.id, user: LEARNER.name });
    const { sent } = await open(thread(1, own, comment(5)), {
      delete_comment: thread(2, { ...own, deleted: true, text: '' }, comment(5)),
    });
    await screen.findByText('Comment 4');
    expect(screen.queryByRole('button', { name: 'Delete the comment by Ben T.' })).not.toBeInTheDocument();
    await click(`Delete the comment by ${LEARNER.name}`);
    await screen.findByRole('dialog');
    await click('Delete the comment');
    expect(await screen.findByText('This comment was deleted.')).toBeInTheDocument();
    expect(
      sent.filter(({ body }) => body.data_request === 'delete_comment').map(({ body }) => body.comment_id),
    ).toEqual([4]);
  });

  it('a deletion waits for the network, can be taken back meanwhile, and is sent once', async () => {
    const own = comment(4, { account_id: LEARNER.id, user: LEARNER.name });
    const { sent, known } = await open(thread(1, own), { delete_comment: new Refusal(503, 'unavailable') });
    await screen.findByText('Comment 4');
    const deletes = async () => {
      await click(`Delete the comment by ${LEARNER.name}`);
      await screen.findByRole('dialog');
      await click('Delete the comment');
    };
    await deletes();
    expect(await screen.findByText(/will be deleted when the connection is back/)).toBeInTheDocument();
    expect(screen.queryByText('Comment 4')).not.toBeInTheDocument();
    await click('Keep the comment');
    expect(await screen.findByText('Comment 4')).toBeInTheDocument();
    expect(localStorage.getItem(`wardmates.acts.${LEARNER.id}`)).toBeNull();

    await deletes();
    await screen.findByText(/will be deleted when the connection is back/);
    known.delete_comment = thread(2, { ...own, deleted: true, text: '' });
    await click('Send now');
    expect(await screen.findByText('This comment was deleted.')).toBeInTheDocument();
    expect(localStorage.getItem(`wardmates.acts.${LEARNER.id}`)).toBeNull();
    expect(new Set(sent.map(({ body }) => body.comment_id))).toEqual(new Set([4]));
  });

  it('a moderator deletes any', async () => {
    await open(thread(1, comment(6)), {}, { ...LEARNER, roles: ['moderator'] });
    expect(await screen.findByRole('button', { name: 'Delete the comment by Ben T.' })).toBeInTheDocument();
  });

  it('of a question one has not answered is refused, with a way to try again', async () => {
    const { known } = await open(thread(1), { check_comments: new Refusal(404, 'not-found') });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    known.check_comments = thread(1, comment(7));
    await click('Try again');
    expect(await screen.findByText('Comment 7')).toBeInTheDocument();
  });
});
