import type { Boot } from '#protocol/boot.ts';

/** What the server inlined in this page. */
export const boot: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
