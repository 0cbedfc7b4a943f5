import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'dist/**'],
    pool: 'forks',
    maxWorkers: 2,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    globalSetup: 'server/testing/grow-worlds.ts',
    // A browser on a busy machine may miss its moment once; a fault of ours fails every time.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 8000 } },
  },
});
