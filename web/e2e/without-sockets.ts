import type { Page } from '@playwright/test';

/** As behind a proxy that lets neither web sockets nor their long polling through. */
export async function withoutSockets(page: Page): Promise<Page> {
  await page.routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
  await page.route('**/socket.io/**', (route) => route.abort());
  return page;
}
