import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../api/db/embedded/embedded-postgres.ts';
import { runAs, serviceUser } from '../../api/db/embedded/service-user.ts';
import { until } from './until.ts';

/** Connections to the database that all share. */
export const POOL_SIZE = 3;

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts PgBouncer as docs/operating.md has it, with few connections, in front of the database at `url`. */
export async function startPgbouncer(program: string, url: string, folder: string, poolSize = POOL_SIZE) {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const direct = new URL(url);
  const port = await freePort(0);
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${direct.username}" "${decodeURIComponent(direct.password)}"\n`);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${direct.hostname} port=${direct.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_prepared_statements = 200
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
default_pool_size = ${poolSize}
max_client_conn = 1000
`,
  );
  const child = spawn(program, [settings], { ...runAs(serviceUser(folder)), stdio: 'ignore' });
  await until(() => isOpen(port));
  direct.port = String(port);
  return {
    url: direct.href,
    stop: () =>
      new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGKILL');
      }),
  };
}
