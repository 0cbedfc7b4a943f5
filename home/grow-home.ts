import { chromiumProfile } from './chromium/chromium-profile.ts';
import { documents } from './documents/documents.ts';
import { firefoxProfile } from './firefox/firefox-profile.ts';
import { createHomeFolder } from './home-folder.ts';
import type { HomePart, HomeSource } from './home-source.ts';
import { pictures } from './pictures/pictures.ts';
import { userFolders } from './user-folders.ts';

const PARTS: readonly HomePart[] = [userFolders, documents, pictures, firefoxProfile, chromiumProfile];

/** Fills an empty directory with the home folder of a world. Same world, same bytes, same times. */
export async function growHome(source: HomeSource, dir: string): Promise<void> {
  const home = createHomeFolder(dir);
  for (const part of PARTS) await part(source, home);
  await home.finish();
}
