import { join } from 'node:path';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import app from '../vite.config';

const sources = join(__dirname, '..').replaceAll('\\', '/');

/** A source that was changed: a page can tell that it is of this build. */
const changed: Plugin = {
  name: 'changed-source',
  transform: (code, id) =>
    id === `${sources}/app/main.tsx`
      ? { code: `${code}\ndocument.documentElement.dataset.build = 'later';`, map: null }
      : null,
};

/** The app as a later deployment builds it, with other names of its files. Not compressed: half the time is spent on that. */
const { plugins = [], ...rest } = app as UserConfig;
export default mergeConfig(
  { ...rest, plugins: plugins.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'compressed')) },
  { plugins: [changed], build: { minify: false } } satisfies UserConfig,
);
