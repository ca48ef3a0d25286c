import { sql, type Compilable, type CompiledQuery } from 'kysely'
import { constantsAsText } from './constants-as-text.ts'
import type { TxDb } from './database.ts'

/** Lists of rows; all rows of a list have the same columns. */
type RowLists = Readonly<Record<string, readonly object[]>>

/** Stands for one column of one row in a statement that is compiled before its rows are known. */
class Cell {
  readonly of: (lists: RowLists) => unknown
  constructor(list: string, index: number, column: string) {
    this.of = (lists) => lists[list]?.[index]?.[column as never]
  }
}

/**
 * A statement about lists of rows that is built and compiled once for each number of rows in them. `build` gets
 * lists of that length, with a placeholder in each column; it must not look at values.
 */
export function rowsStatement<
  Lists extends { readonly [List in keyof Lists]: readonly object[] },
  Row,
>(
  build: (db: TxDb, lists: Lists) => Compilable<Row>,
): (db: TxDb, lists: Lists) => CompiledQuery<Row> {
  const byLengths = new Map<string, CompiledQuery<Row>>()

  return (db, lists) => {
    const lengths = Object.values<readonly object[]>(lists)
      .map((rows) => rows.length)
      .join()
    const compiled = byLengths.get(lengths) ?? compile(db, lists)
    byLengths.set(lengths, compiled)
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Cell ? parameter.of(lists as RowLists) : parameter,
    )
    return { ...compiled, parameters }
  }

  function compile(db: TxDb, lists: Lists): CompiledQuery<Row> {
    const compiling = db.withPlugin(constantsAsText)
    return build(compiling, placeholdersFor(lists)).compile()
  }
}

function placeholdersFor<Lists extends object>(lists: Lists): Lists {
  const entries = Object.entries<readonly object[]>(lists as RowLists).map(([list, rows]) => [
    list,
    rows.map((row, index) =>
      Object.fromEntries(
        Object.keys(row).map((column) => [column, sql`${new Cell(list, index, column)}`]),
      ),
    ),
  ])
  return Object.fromEntries(entries) as Lists
}
