import type { HomePart } from './home-source.ts';

/** Folders that every desktop makes for its owner, by their names in the standard for user directories. */
const FOLDERS = {
  DESKTOP: 'Desktop',
  DOWNLOAD: 'Downloads',
  TEMPLATES: 'Templates',
  PUBLICSHARE: 'Public',
  DOCUMENTS: 'Documents',
  MUSIC: 'Music',
  PICTURES: 'Pictures',
  VIDEOS: 'Videos',
} as const;

export const userFolders: HomePart = async ({ life }, home) => {
  const atMs = life.events[0]?.at ?? life.referenceMs;
  for (const folder of Object.values(FOLDERS)) await home.makeFolder(folder, atMs);
  const lines = Object.entries(FOLDERS).map(([name, folder]) => `XDG_${name}_DIR="$HOME/${folder}"`);
  await home.write('.config/user-dirs.dirs', `${lines.join('\n')}\n`, atMs);
  await home.write('.config/user-dirs.locale', 'en_US', atMs);
};
