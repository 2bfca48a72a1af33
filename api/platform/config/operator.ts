import { string } from 'yup';
import { ConfigError } from './config-error.ts';

/** The company that runs the product, as it stands on receipts. */
export interface Operator {
  readonly name: string;
  /** Lines separated by line breaks. */
  readonly address: string | null;
  readonly taxNumber: string | null;
}

export const operatorShape = {
  OPERATOR_NAME: string().trim().min(1).max(120),
  OPERATOR_ADDRESS: string().trim().max(300),
  OPERATOR_TAX_NUMBER: string().trim().max(40),
};

/** The operator from the settings; the product's name where no company is named. Throws ConfigError. */
export function readOperator(
  values: Readonly<Partial<Record<keyof typeof operatorShape, string | undefined>>>,
  productName: string,
): Operator {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_TAX_NUMBER: taxNumber } = values;
  if (!name && (address || taxNumber))
    throw new ConfigError('OPERATOR_NAME must be set when OPERATOR_ADDRESS or OPERATOR_TAX_NUMBER is.');
  return {
    name: name ?? productName,
    // In one line of the environment, lines are separated by `|`.
    address:
      address
        ?.split('|')
        .map((line) => line.trim())
        .join('\n') ?? null,
    taxNumber: taxNumber ?? null,
  };
}
