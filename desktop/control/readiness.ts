import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Screen } from './screen.ts';
import type { Windows } from './windows.ts';

const LOOK_EVERY_MS = 20;
/** Longer than the pauses in which the parts of a desktop appear one after the other. */
const STILL_MS = 150;
const STILL_AT_MOST_MS = 10_000;

/** What the desktop is made of, by the classes of their windows. */
const PARTS = { 'the top bar': 'Xfce4-panel', 'the dock': 'Dock', 'the wallpaper': 'Xfdesktop' };

/** Whether a PC can be worked on. */
export interface Readiness {
  /** What is missing; nothing when apps answer and the desktop is painted. */
  missing(): Promise<string[]>;
}

export interface ReadinessOptions {
  readonly windows: Windows;
  readonly screen: Screen;
  /** Answers once the apps do. */
  readonly adminSocket: string;
}

export function watchReadiness({ windows, screen, adminSocket }: ReadinessOptions): Readiness {
  let wasStill = false;
  void waitForDesktop(windows, screen).then(() => {
    wasStill = true;
  });

  return {
    async missing() {
      const [apps, parts] = await Promise.all([answers(adminSocket), missingWindows(windows)]);
      return [
        ...(apps ? [] : ['the apps do not answer yet']),
        ...parts,
        ...(wasStill ? [] : ['the desktop is still being painted']),
      ];
    },
  };
}

/** Until the desktop is there and stands still. Once is enough: what moves later is somebody's work. */
export async function waitForDesktop(windows: Windows, screen: Screen): Promise<void> {
  while ((await missingWindows(windows)).length > 0) await sleep(LOOK_EVERY_MS);
  await screen.settle({ stillMs: STILL_MS, atMostMs: STILL_AT_MOST_MS });
}

async function missingWindows(windows: Windows): Promise<string[]> {
  if (!(await windows.hasManager())) return ['there is no window manager yet'];
  const all = await windows.list();
  const missing = await Promise.all(
    Object.entries(PARTS).map(async ([name, part]) => {
      const those = all.filter(({ classes }) => classes.includes(part));
      const areShown = await Promise.all(those.map(windows.isViewable));
      return areShown.includes(true) ? [] : [`${name} is not shown yet`];
    }),
  );
  return missing.flat();
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request({ socketPath, path: '/health' }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    call.on('error', () => resolve(false));
    call.end();
  });
}
