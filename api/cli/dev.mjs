/** `npm run dev`: the server restarts when its code changes, and Vite serves the web client with hot reload. */
import { spawn } from 'node:child_process';

const shell = process.platform === 'win32';
const server = spawn(process.execPath, ['--watch', '--import', './api/cli/ts.mjs', 'api/main.ts'], {
  stdio: 'inherit',
});
const web = spawn('vite', [], { stdio: 'inherit', shell });
const stop = () => {
  server.kill('SIGINT');
  web.kill('SIGINT');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
server.once('exit', (code) => process.exit(code ?? 0));
