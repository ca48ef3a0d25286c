import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv, settingNames } from './env.ts'

const example = parseEnv(readFileSync('.env.example', 'utf8'))
const table = readFileSync('docs/operating.md', 'utf8')

test('.env.example names every setting, and its values are accepted', () => {
  expect(Object.keys(example).toSorted()).toEqual(settingNames.toSorted())
  expect(() => readEnv(example)).not.toThrow()
})

test.each(settingNames)('docs/operating.md explains %s', (name) => {
  expect(table).toMatch(new RegExp(`^\\| .*\`${name}\``, 'm'))
})
