import { expect, test } from 'vitest'
import { tableFacts } from '../../src/server/db/tables.ts'
import type { Catalogue, Column } from './catalogue.ts'
import { groups, schemaPage } from './diagrams.ts'

const catalogue: Catalogue = {
  facts: new Map([
    ['auth_users', ownedBy('accounts')],
    ['opportunities', ownedBy('openings')],
    ['saved_opportunities', ownedBy('openings')],
    ['feed_sources', ownedBy('openings')],
  ]),
  columns: [
    column('auth_users', 'id'),
    column('feed_sources', 'name'),
    column('opportunities', 'id'),
    column('opportunities', 'title'),
    { ...column('opportunities', 'source'), nullable: true },
    column('saved_opportunities', 'user_id'),
    column('saved_opportunities', 'opportunity_id'),
    { ...column('users', 'id'), isView: true },
  ],
  keys: [
    { table: 'auth_users', kind: 'primary', columns: ['id'], target: null },
    { table: 'feed_sources', kind: 'primary', columns: ['name'], target: null },
    { table: 'opportunities', kind: 'primary', columns: ['id'], target: null },
    { table: 'opportunities', kind: 'foreign', columns: ['source'], target: 'feed_sources' },
    {
      table: 'saved_opportunities',
      kind: 'primary',
      columns: ['user_id', 'opportunity_id'],
      target: null,
    },
    { table: 'saved_opportunities', kind: 'foreign', columns: ['user_id'], target: 'auth_users' },
    {
      table: 'saved_opportunities',
      kind: 'foreign',
      columns: ['opportunity_id'],
      target: 'opportunities',
    },
  ],
}

const page = schemaPage(catalogue)
const diagramOf = (title: string) => page.split(`## ${title}\n`)[1]?.split('## ')[0] ?? ''

test('a table is drawn once, with its keys and without its other columns', () => {
  expect(page.match(/^ {2}opportunities \{$/gm)).toHaveLength(1)
  expect(diagramOf('Openings')).toContain(
    '  opportunities {\n    text id PK\n    text source FK\n  }',
  )
  expect(page).not.toContain('title')
})

test('a view is not drawn', () => {
  expect(page).not.toContain('  users {')
})

test('a foreign key is drawn as a line within a diagram, and as a note at its column across diagrams', () => {
  const openings = diagramOf('Openings')
  expect(openings).toContain('opportunities ||--o{ saved_opportunities : "opportunity_id"')
  expect(openings).toContain('text user_id PK, FK "auth_users"')
  expect(openings).not.toContain('auth_users ||')
})

test('a line shows whether the other row may be missing, and whether there may be many', () => {
  expect(diagramOf('Openings')).toContain('feed_sources |o--o{ opportunities : "source"')
  const single = { table: 'opportunities', kind: 'unique', columns: ['source'], target: null }
  const keys = [...catalogue.keys, { ...single, kind: 'unique' as const }]
  expect(schemaPage({ ...catalogue, keys })).toContain(
    'feed_sources |o--o| opportunities : "source"',
  )
})

test('each owner of tables is in at most one group, and each group names only owners', () => {
  const grouped = groups.flatMap((group) => group.owners)
  expect(grouped.toSorted()).toEqual([...new Set(grouped)].toSorted())
  const owners = Object.values(tableFacts).map((facts): string => facts.owners[0])
  expect(grouped.filter((owner) => !owners.includes(owner))).toEqual([])
})

test('an owner in no group has a separate diagram', () => {
  const facts = new Map([...catalogue.facts, ['feed_sources', ownedBy('weather')] as const])
  const diagram = schemaPage({ ...catalogue, facts }).split('## Weather\n')[1]
  expect(diagram).toContain('Written by `weather`.')
  expect(diagram).toContain('  feed_sources {')
})

function ownedBy(owner: string) {
  return { owners: [owner], person: [], exported: false, without: [] }
}

function column(table: string, name: string): Column {
  return {
    table,
    name,
    type: 'text',
    element: null,
    nullable: false,
    hasDefault: false,
    isView: false,
    choices: null,
  }
}
