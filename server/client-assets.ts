import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

interface ManifestEntry {
  file: string;
  name?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

export interface ClientAssets {
  /** Tags that load the client of an app. */
  headTags(slug: string): string;
  file(path: string): { bytes: Uint8Array<ArrayBuffer>; type: string } | undefined;
}

/** The output of the one Vite build, served from memory once read. */
export function openClientAssets(dir: string): ClientAssets {
  const manifestPath = join(dir, 'manifest.json');
  if (!existsSync(manifestPath)) throw new Error(`There is no client build in ${dir}. Run "npm run build".`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, ManifestEntry>;
  const cache = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>();
  return {
    headTags: (slug) => headTags(manifest, slug),
    file(path) {
      const known = cache.get(path);
      if (known) return known;
      const full = join(dir, path);
      const type = TYPES[extname(path)];
      if (!type || !full.startsWith(join(dir, 'assets')) || !existsSync(full)) return undefined;
      const asset = { bytes: new Uint8Array(readFileSync(full)), type };
      cache.set(path, asset);
      return asset;
    },
  };
}

function headTags(manifest: Record<string, ManifestEntry>, slug: string): string {
  const entry = Object.values(manifest).find((candidate) => candidate.isEntry && candidate.name === slug);
  if (!entry) throw new Error(`The client build has no entry for "${slug}". Run "npm run build".`);
  const imported = new Set<ManifestEntry>();
  const collect = (from: ManifestEntry) => {
    for (const key of from.imports ?? []) {
      const next = manifest[key];
      if (next && !imported.has(next)) {
        imported.add(next);
        collect(next);
      }
    }
  };
  collect(entry);
  const styles = [...imported, entry].flatMap((from) => from.css ?? []);
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="/${href}">`),
    ...[...imported].map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
  ].join('\n');
}
