import { DatabaseSync } from 'node:sqlite';
import { beforeEachWrite } from '#server/testing/fail-at-write.ts';

/**
 * Loaded into a server with --import. After SIGUSR2 the process kills itself just before its n-th write, where a
 * write is a statement that changes rows or opens or closes a transaction.
 */
const killAt = Number(process.env.KILL_AT_WRITE);
let armed = false;
let writes = 0;

const count = () => {
  if (armed && ++writes === killAt) process.kill(process.pid, 'SIGKILL');
};
beforeEachWrite(count);
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql) {
  if (/^\s*(begin|commit)/i.test(sql)) count();
  return exec.call(this, sql);
};
process.on('SIGUSR2', () => {
  armed = true;
  process.stdout.write('armed\n');
});
