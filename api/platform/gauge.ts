import { Gauge, type Registry } from 'prom-client';

/** The gauge with this name, created on first use. */
export function gaugeOf(registry: Registry, name: string, help: string, labelNames: string[] = []): Gauge {
  const known = registry.getSingleMetric(name);
  return known ? (known as Gauge) : new Gauge({ name, help, labelNames, registers: [registry] });
}
