/** The parsed comment of a table. */
export interface TableFacts {
  /** The folders in src/server that write the table. */
  owners: string[]
  /** The columns with the id of the person the row belongs to. */
  person: string[]
  exported: boolean
  /** The columns that an export leaves out. */
  without: string[]
}

const form = /^owner: ([\w, -]+?)(?:; person: ([\w, ]+); export: (yes|no|without ([\w, ]+)))?$/

/** Reads `owner: businesses; person: user_id; export: yes`; without a person there is nothing to export. */
export function factsFrom(table: string, comment: string, columns: readonly string[]): TableFacts {
  const [whole, owners, person, exported, without] = form.exec(comment) ?? []
  if (whole === undefined) {
    throw new Error(
      `Write in a migration: comment on table ${table} is 'owner: <folder in src/server>; person: user_id; export: yes'`,
    )
  }
  const facts = {
    owners: listed(owners),
    person: listed(person),
    exported: exported !== undefined && exported !== 'no',
    without: listed(without),
  }
  const unknown = [...facts.person, ...facts.without].filter((name) => !columns.includes(name))
  if (unknown.length === 0) return facts
  throw new Error(
    `The comment on table ${table} names columns that it does not have: ${unknown.join(', ')}`,
  )
}

function listed(text = ''): string[] {
  return text === '' ? [] : text.split(', ')
}
