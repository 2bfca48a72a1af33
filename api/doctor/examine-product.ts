import type { Config } from '../platform/config/config.ts';
import { examineAll, type Finding } from '../platform/findings.ts';
import { paymentExaminations } from './payment.ts';
import { replicaExaminations } from './replica.ts';
import { serviceExaminations } from './services.ts';

/** Checks the configuration against the real services, one after the other. `database` examines the database. */
export const examineProduct = (config: Config, database: () => Promise<Finding[]>): Promise<Finding[]> =>
  examineAll([
    ...paymentExaminations(config),
    ...serviceExaminations(config),
    { about: 'database', look: database },
    ...replicaExaminations(config),
  ]);
