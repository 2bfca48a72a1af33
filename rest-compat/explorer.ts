import type { FastifyInstance } from 'fastify';
import type { HttpEdge } from '../api/platform/http-edge.ts';
import type { Operation } from './call.ts';

/** The paths as an OpenAPI document. */
export function registerExplorer(
  app: FastifyInstance,
  edge: HttpEdge,
  operations: readonly Operation[],
): void {
  void app;
  void edge;
  void operations;
}
