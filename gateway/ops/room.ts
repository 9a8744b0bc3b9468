import type { GatewayRoom } from '../bind';
import { bindBoard } from './board';
import { bindBrowserErrors, bindOpsBrowserErrors } from './browser-errors';
import { bindFeed } from './feed';
import { bindHealth } from './health';
import { bindOps } from './ops';

export const opsRoom: GatewayRoom = {
  name: 'ops',
  bind(app, deps, { metrics }) {
    bindHealth(app, deps, metrics);
    bindBrowserErrors(app, deps, metrics);
  },
  async bindForStaff(app, deps, { monitor }) {
    bindOps(app, deps);
    bindOpsBrowserErrors(app, deps);
    bindFeed(app, deps, monitor);
    await bindBoard(app, deps);
  },
};
