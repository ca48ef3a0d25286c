import { expect, test } from 'vitest'
import { tablesAsLists } from './table-as-list.ts'

test('each row becomes a list item with its column names', () => {
  const text =
    'Before.\n\n| Road | Asks | Leads to |\n|---|:--|--:|\n| HEART | Age 17 | A trade |\n| Work | Nothing | Pay |\n\nAfter.'
  expect(tablesAsLists(text)).toBe(
    'Before.\n\n- **HEART**: Asks: Age 17. Leads to: A trade\n- **Work**: Asks: Nothing. Leads to: Pay\n\nAfter.',
  )
})

test('a table of two columns becomes a list without column names', () => {
  expect(tablesAsLists('| Day | Do |\n|---|---|\n| Monday | LMIS |')).toBe('- **Monday**: LMIS')
})

test('a bar outside a table is kept', () => {
  expect(tablesAsLists('this | that\nnext')).toBe('this | that\nnext')
})
