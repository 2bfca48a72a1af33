import 'pg';

// What the types of pg do not show of a connection.
declare module 'pg' {
  interface ClientBase {
    /** The statement that it waits for. */
    readonly _activeQuery: object | null;
    readonly connection: Connection;
  }
  interface Connection {
    /** Texts of the statements that it has prepared, by name. */
    readonly parsedStatements: Record<string, string>;
  }
}
