import { Gauge, type Registry } from 'prom-client';

/** The gauge of a name; made when it is not there yet. */
export function gaugeOf(registry: Registry, name: string, help: string, labelNames: string[] = []): Gauge {
  const known = registry.getSingleMetric(name);
  return known ? (known as Gauge) : new Gauge({ name, help, labelNames, registers: [registry] });
}
