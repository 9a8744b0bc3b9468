import type { Page, Request, WebSocket } from '@playwright/test';

/**
 * Notes the polls that a page sends from now on although its socket has answered all that it watches. Until it has, which takes its
 * time on a slow machine, polls are right.
 *
 * @param isPoll which requests are polls of what is watched
 * @returns their addresses so far
 * @throws Error, by what it returns, if no socket of the page has answered a watch: nothing could be needless then
 */
export function needlessPolls(page: Page, isPoll: (request: Request) => boolean): () => string[] {
  const polls: string[] = [];
  let latest: WebSocket | null = null;
  /** Of the latest socket. */
  let answers = 0;
  let watched = false;
  // As Socket.IO numbers what is to be acknowledged.
  const unanswered = new Set<string>();
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/socket.io/')) return;
    latest = socket;
    answers = 0;
    unanswered.clear();
    const ofThis = (work: (payload: string) => void) => (frame: { payload: string | Buffer }) => {
      if (latest === socket) work(String(frame.payload));
    };
    socket.on(
      'framesent',
      ofThis((payload) => {
        const watch = /^42(\d+)\["watch"/.exec(payload);
        if (watch) unanswered.add(watch[1]!);
      }),
    );
    socket.on(
      'framereceived',
      ofThis((payload) => {
        const answer = /^43(\d+)\[/.exec(payload);
        if (!answer || !unanswered.delete(answer[1]!)) return;
        answers += 1;
        watched = true;
      }),
    );
    socket.on('close', () => {
      if (latest === socket) latest = null;
    });
  });
  page.on('request', (request) => {
    if (latest && answers > 0 && unanswered.size === 0 && isPoll(request)) polls.push(request.url());
  });
  return () => {
    if (!watched) throw new Error('no socket of this page has answered a watch');
    return polls;
  };
}
