import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import { constantsAsText } from './constants-as-text.ts'
import { insideTransaction, leftTransaction, type AnyDb, type TxDb } from './database.ts'

/** Stands for a value in a statement that is compiled before its values are known. */
class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export type ParameterOf<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>

/** Runs with these values and resolves to the rows. */
export interface Statement<Values, Row> {
  (db: AnyDb, values: Values): Promise<Row[]>
  /** For `together`. */
  with: (db: TxDb, values: Values) => CompiledQuery<Row>
}

/** A query, or a raw statement. */
interface Compiles<Row> {
  compile: (db: AnyDb) => CompiledQuery<Row>
}

/**
 * A statement that is built and compiled once, when it is first run: for what most requests run, because
 * building its text takes longer than sending it. `parameter('userId')` stands for a value; all other values
 * become part of the text.
 */
export function statement<Values extends object, Row>(
  build: (db: AnyDb, parameter: ParameterOf<Values>) => Compiles<Row>,
): Statement<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined

  async function run(db: AnyDb, values: Values): Promise<Row[]> {
    if (!db.isTransaction && insideTransaction.getStore()) throw leftTransaction()
    const { rows } = await db.executeQuery(filled(db, values))
    return rows
  }

  function filled(db: AnyDb, values: Values): CompiledQuery<Row> {
    compiled ??= compile(db)
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Parameter ? values[parameter.name as keyof Values] : parameter,
    )
    return { ...compiled, parameters }
  }

  function compile(db: AnyDb): CompiledQuery<Row> {
    const compiling = db.withPlugin(constantsAsText)
    return build(compiling, (name) => sql`${new Parameter(name)}`).compile(compiling)
  }

  return Object.assign(run, { with: filled })
}

export type Send = <Row>(query: CompiledQuery<Row>) => Promise<Row[]>

/**
 * Sends statements of a transaction one after the other without waiting for their rows in between. Until
 * they are done, the transaction accepts statements only from `send`.
 */
export function together<T>(db: TxDb, work: (send: Send) => Promise<T>): Promise<T> {
  return db.getExecutor().provideConnection((connection) =>
    work(async <Row>(query: CompiledQuery<Row>) => {
      const { rows } = await connection.executeQuery<Row>(query)
      return rows
    }),
  )
}
