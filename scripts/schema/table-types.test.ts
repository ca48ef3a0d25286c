import { describe, expect, test } from 'vitest'
import type { Column } from './catalogue.ts'
import { columnTypes } from './column-types.ts'
import { tableTypes } from './table-types.ts'

const text: Column = {
  table: 'mentor_requests',
  name: 'skill',
  type: 'text',
  element: null,
  nullable: false,
  hasDefault: false,
  isView: false,
  choices: null,
}

/** The generated types of these columns, and of all columns with a named type as texts. */
function typesOf(...columns: Column[]): string {
  const named = Object.keys(columnTypes).map((key) => {
    const [table = '', name = ''] = key.split('.')
    return { ...text, table, name }
  })
  const overridden = new Set(columns.map(({ table, name }) => `${table}.${name}`))
  const others = named.filter(({ table, name }) => !overridden.has(`${table}.${name}`))
  return tableTypes({ columns: [...others, ...columns], facts: new Map() })
}

describe('the type of a column', () => {
  test('the type of a column is the union of the texts allowed by its check', () => {
    expect(typesOf({ ...text, table: 'a', name: 'state', choices: ['on', 'off'] })).toContain(
      "  state: 'on' | 'off'\n",
    )
  })

  test('the type of a column is the one declared for it, with its import', () => {
    const types = typesOf({ ...text, nullable: true })
    expect(types).toContain('  skill: Skill | null\n')
    expect(types).toContain("import type { Skill } from '#domain/learning/skills.ts'")
  })

  test('the type of a JSON column is the type it is read as', () => {
    const json = { ...text, table: 'mentor_feedback', name: 'levels', type: 'jsonb' }
    expect(typesOf(json)).toContain('  levels: Json<Levels>\n')
  })

  test('a declared type is refused for a column that does not exist or has a check', () => {
    expect(() => tableTypes({ columns: [text], facts: new Map() })).toThrow('No such column')
    expect(() => typesOf({ ...text, choices: ['teamwork'] })).toThrow('mentor_requests.skill')
  })
})
