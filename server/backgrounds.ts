import type { World } from './world.ts';

/** Starts the companions that apps declare, and tells them of every change. */
export function startBackgrounds(world: World, homeDir: string | null): { stop(): Promise<void> } {
  const running = world.apps.flatMap((app) =>
    app.background
      ? [
          app.background({
            homeDir,
            transact: (work) => world.transact(app, work),
            read: (work) => world.read(app, work),
          }),
        ]
      : [],
  );
  world.onChange(() => {
    for (const background of running) background.changed();
  });
  return {
    async stop() {
      await Promise.all(running.map((background) => background.stop()));
    },
  };
}
