import { join } from 'node:path';
import { defineConfig } from 'vite';
import { alias, modulePlugins } from '../vite.config';

/** The gallery is an app of its own: nothing of it is in the build of the product. */
export default defineConfig({
  root: __dirname,
  resolve: { alias },
  plugins: [modulePlugins()],
  build: {
    outDir: join(__dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 4_000,
    minify: false,
  },
  server: { host: '127.0.0.1', fs: { allow: [join(__dirname, '../..')] } },
});
