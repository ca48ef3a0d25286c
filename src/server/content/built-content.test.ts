import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuiltContent, writeBuiltContent } from './built-content.ts'
import { loadContent } from './load-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'upful-built-'))

test('built content is identical to its files, and cannot be changed', () => {
  const from = join(import.meta.dirname, '../../../content')
  const content = loadContent(from)
  expect(readBuiltContent(folder)).toBe(null)
  writeBuiltContent(folder, content, from)
  const built = readBuiltContent(folder)
  expect(built).toEqual(content)
  expect(Object.isFrozen(built?.courses[0]?.sections[0]?.items)).toBe(true)
})
