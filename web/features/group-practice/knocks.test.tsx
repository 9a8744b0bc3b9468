/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOBBY, renderGroup } from './testing/render-group';
import { groupOf, memberOf, PIN } from './testing/snapshots';

const JOIN = `/join/${PIN}/`;
const knockOf = (id: number, name: string) => ({ id, name, guest: true, expires_at: 1_800_000_000_000 });

describe('a person who knocks', () => {
  const inside = { ...groupOf({ members: [memberOf(1), memberOf(2)] }), me: 2 };

  it('waits on a page that says why, and goes on when the host lets them in', async () => {
    let state = 'waiting';
    let joins = 0;
    const { server } = renderGroup({
      at: JOIN,
      answers: {
        [`GET ${JOIN}`]: () => ({ needs_name: true, name: '', knock: state }),
        [`POST ${JOIN}`]: () => ({ next_url: (joins += 1) === 1 ? `${JOIN}?knock=token` : LOBBY }),
        [`GET ${LOBBY}`]: inside,
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ben{Enter}');
    expect(await screen.findByRole('heading', { name: 'Waiting for the host' })).toBeInTheDocument();
    expect(screen.getByText(/Many wrong PINs are being tried/)).toBeInTheDocument();
    state = 'let-in';
    expect(await screen.findByText('Waiting for the host to start')).toBeInTheDocument();
    expect(server.sent.filter(({ path }) => path === JOIN).map(({ body }) => body)).toEqual([{ name: 'Ben' }, {}]);
  });

  it('sees that nobody let them in, with a way to try again', async () => {
    renderGroup({
      at: `${JOIN}?knock=token`,
      answers: { [`GET ${JOIN}`]: { needs_name: true, name: '', knock: 'over' } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nobody has let you in.');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', JOIN);
  });
});

describe('the host', () => {
  const knocks = { version: 3, knocks: [knockOf(7, 'Noor'), knockOf(8, 'Rosa')] };

  it('sees who asks to come in, and lets them in or sends them away', async () => {
    const { server } = renderGroup({
      group: groupOf({}),
      knocks,
      answers: {
        'POST /api/group-study/answer-knock/': ({ knock_id }: { knock_id: number }) => ({
          version: 3 + knock_id,
          knocks: knocks.knocks.filter(({ id }) => id > knock_id),
        }),
      },
    });
    const list = await screen.findByRole('region', { name: '2 people ask to come in' });
    await userEvent.click(within(list).getByRole('button', { name: 'Let in Noor' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Someone asks to come in' })).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Send Rosa away' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /to come in/ })).not.toBeInTheDocument());
    expect(server.sent.filter(({ path }) => path.includes('answer-knock')).map(({ body }) => body)).toEqual([
      { pin: PIN, knock_id: 7, let_in: true },
      { pin: PIN, knock_id: 8, let_in: false },
    ]);
  });

  it('sees four of many at once, and the others when they ask for them', async () => {
    const names = ['Noor', 'Rosa', 'Ines', 'Bruno', 'Chloé', 'Íñigo'];
    renderGroup({
      group: groupOf({}),
      knocks: { version: 3, knocks: names.map((name, id) => knockOf(20 + id, name)) },
    });
    const list = await screen.findByRole('region', { name: '6 people ask to come in' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(within(list).getByRole('button', { name: 'Show 2 more' }));
    expect(within(list).getByRole('button', { name: 'Let in Íñigo' })).toBeInTheDocument();
    expect(within(list).queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('is shown a knock the moment it comes; nobody else is', async () => {
    const { wire } = renderGroup({ group: groupOf({}) });
    await screen.findByText(/Enlarge the code/);
    expect(screen.queryByRole('region', { name: /to come in/ })).not.toBeInTheDocument();
    await act(async () =>
      wire.receive('live', {
        resource: 'group.knocks',
        key: PIN,
        version: 4,
        snapshot: { version: 4, knocks: [knockOf(9, 'Noor')] },
      }),
    );
    expect(await screen.findByRole('region', { name: 'Someone asks to come in' })).toBeInTheDocument();
  });

  it('alone sees the list', async () => {
    renderGroup({ group: groupOf({ members: [memberOf(1), memberOf(2)] }), me: 2, knocks });
    await screen.findByText('Waiting for the host to start');
    expect(screen.queryByRole('region', { name: /to come in/ })).not.toBeInTheDocument();
  });
});
