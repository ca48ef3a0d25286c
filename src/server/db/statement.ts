import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely'
import { insideTransaction, leftTransaction, type AnyDb } from './database.ts'

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

/**
 * A statement that is built and compiled once, when it is first run: for what most requests run, because
 * building its text takes longer than sending it. `parameter('userId')` stands for a value.
 */
export function statement<Values extends object, Row>(
  build: (db: AnyDb, parameter: ParameterOf<Values>) => Compilable<Row>,
): (db: AnyDb, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    if (!db.isTransaction && insideTransaction.getStore()) throw leftTransaction()
    compiled ??= build(db, (name) => sql`${new Parameter(name)}`).compile()
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Parameter ? values[parameter.name as keyof Values] : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
