import type { FastifyInstance } from 'fastify';

/** Days for which the text is valid; it is written anew each time it is read. */
const DAYS = 180;

/** /.well-known/security.txt (RFC 9116): where faults of security are reported. */
export function registerSecurityText(app: FastifyInstance, publicUrl: string): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(Date.now() + DAYS * 86_400_000).toISOString();
    const lines = [
      `Contact: ${publicUrl}/help`,
      `Expires: ${expires}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      'Preferred-Languages: en',
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
