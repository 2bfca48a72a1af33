/**
 * Runs a command. Prints `usage` when its arguments are not understood: `read` throws or answers undefined. Ends with 1
 * after any failure.
 */
export async function runCommand<Order>(
  usage: string,
  read: () => Order | undefined,
  run: (order: Order) => Promise<void>,
): Promise<void> {
  try {
    const order = await (async () => read())().catch(() => undefined);
    if (order === undefined) throw new Error(usage);
    await run(order);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
