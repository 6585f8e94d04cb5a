/** PostgreSQL behind a pooler: what a connection is told lasts for one transaction, so each is told its limits. */

import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'

class LimitingDriver extends PostgresDriver {
  readonly #limits: string

  constructor(config: PostgresDialectConfig, limits: string) {
    super(config)
    this.#limits = limits
  }

  /** In one message with the beginning: no transaction waits for a second answer. */
  override beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const withLimits: DatabaseConnection = {
      executeQuery: ({ sql }) =>
        connection.executeQuery(CompiledQuery.raw(`${sql}; ${this.#limits}`)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
    return super.beginTransaction(withLimits, settings)
  }
}

/** Begins each transaction together with its limits. */
export class LimitedTransactions extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #limits: string

  /**
   * @param config - as for `PostgresDialect`.
   * @param limits - statements that are sent with the beginning.
   */
  constructor(config: PostgresDialectConfig, limits: string) {
    super(config)
    this.#config = config
    this.#limits = limits
  }

  override createDriver(): Driver {
    return new LimitingDriver(this.#config, this.#limits)
  }
}
