/** Settings given on the command line at every start, so that they follow the code and not an old file. */
type Settings = Record<string, string>;

const COMMON: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements and the details of a failed constraint hold people's data, which no log may.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  jit: 'off',
  random_page_cost: '1.1',
};

/** A developer's machine: what is committed stays, the rest is modest. */
const DURABLE: Settings = {
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  max_wal_size: '512MB',
  fsync: 'on',
  synchronous_commit: 'on',
};

/** Tests: the data is thrown away, so nothing waits for the disk and nothing works in the background. */
const FAST: Settings = {
  shared_buffers: '64MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  io_method: 'sync',
};

/** Arguments for the `postgres` program. */
export function settingArguments(fast: boolean): string[] {
  const settings = { ...COMMON, ...(fast ? FAST : DURABLE) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
