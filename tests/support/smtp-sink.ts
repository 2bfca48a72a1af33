import { createServer, type Server } from 'node:net';

/** A mail server that accepts everything and records it. */
export interface SmtpSink {
  readonly url: string;
  /** The mails as they were sent, headers first. */
  readonly mails: string[];
  close(): void;
}

/** Starts it on a free port of this machine. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: string[] = [];
  const server: Server = createServer((socket) => {
    let isData = false;
    let text = '';
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      if (isData && text.endsWith('\r\n.\r\n')) {
        mails.push(text.slice(0, -5));
        isData = false;
        text = '';
        socket.write('250 taken\r\n');
      } else if (!isData && text.endsWith('\r\n')) {
        isData = /^DATA/i.test(text);
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
        text = '';
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => void server.close() };
}
