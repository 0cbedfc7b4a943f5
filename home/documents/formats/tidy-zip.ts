import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

/**
 * The same archive with nothing in it of the moment and machine it was made on: entries of one fixed date, and the
 * properties of the document dated in the world. The entry `mimetype` stays first and uncompressed, as ODF asks.
 */
export function tidyZip(
  bytes: Uint8Array,
  atMs: number,
  edit: (name: string, xml: string) => string = (_, xml) => xml,
): Uint8Array {
  const stamp = new Date(atMs).toISOString().replace(/\.\d+Z$/, 'Z');
  const entries: Zippable = {};
  // The parts of local time are what an archive stores, so that this is 1980 in every zone.
  const mtime = new Date(1980, 0, 1);
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    if (name.endsWith('/')) continue;
    const dated = /(^docProps\/core|^meta)\.xml$/.test(name)
      ? strFromU8(content).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, stamp)
      : undefined;
    const text = dated ?? (/\.(xml|rels)$/.test(name) ? strFromU8(content) : undefined);
    const level = name === 'mimetype' ? 0 : 4;
    entries[name] = [text === undefined ? content : strToU8(edit(name, text)), { mtime, level, os: 0 }];
  }
  return zipSync(entries);
}
