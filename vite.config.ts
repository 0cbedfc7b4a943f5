import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
/** `MYPC_APPS=gringotts` builds one app, while its author works on it. */
const wanted = process.env.MYPC_APPS?.split(',');
const slugs = readdirSync(join(root, 'apps'))
  .filter((slug) => existsSync(join(root, 'apps', slug, 'pages/index.tsx')))
  .filter((slug) => wanted?.includes(slug) ?? true);

/** One build for all apps: the entry of each is its theme, its pages and the kit that mounts them. */
function appEntries(): Plugin {
  const prefix = 'app-entry:';
  return {
    name: 'app-entries',
    resolveId: (id) => (id.startsWith(prefix) ? `${id}.tsx` : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const pages = `${root}/apps/${id.slice(prefix.length, -'.tsx'.length)}/pages`;
      return `import '${pages}/theme.css';
import { mount } from '${root}/apps/_kit/page/mount.tsx';
import { pages } from '${pages}/index.tsx';
mount(pages);`;
    },
  };
}

export default defineConfig({
  plugins: [appEntries(), react(), tailwindcss()],
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    target: 'esnext',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: Object.fromEntries(slugs.map((slug) => [slug, `app-entry:${slug}`])),
    },
  },
});
