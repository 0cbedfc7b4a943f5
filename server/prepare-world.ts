import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '#kit/app.ts';
import { liveLife } from '#world/live-life.ts';
import { seedWorld } from './seed-run.ts';

const root = join(import.meta.dirname, '..');
/** Code that decides what a seeded world holds. */
const SOURCES = ['world', 'apps', 'server', 'package-lock.json'];
