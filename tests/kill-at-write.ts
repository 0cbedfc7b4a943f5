import { DatabaseSync } from 'node:sqlite';

/**
 * Loaded into a server with --import. After SIGUSR2 the process kills itself just before its n-th write, where a
 * write is a statement that changes rows or opens or closes a transaction.
 */
const killAt = Number(process.env.KILL_AT_WRITE);
const isWrite = /^\s*(insert|update|delete|begin|commit)/i;
let armed = false;
let writes = 0;

const count = (sql: string) => {
  if (armed && isWrite.test(sql) && ++writes === killAt) process.kill(process.pid, 'SIGKILL');
};
const { exec, prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql) {
  count(sql);
  return exec.call(this, sql);
};
DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...args: Parameters<typeof prepare>) {
  count(args[0]);
  return prepare.apply(this, args);
};
process.on('SIGUSR2', () => {
  armed = true;
  process.stdout.write('armed\n');
});
