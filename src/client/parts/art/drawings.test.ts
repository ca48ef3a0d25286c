import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { skills } from '#domain/learning/skills.ts'
import { drawnBadges } from './badges.ts'

const here = import.meta.dirname
const byName = (a: string, b: string) => a.localeCompare(b)

test('every achievement of the content has its own badge, and every badge an achievement', () => {
  const content: unknown = parse(readFileSync('content/achievements.yaml', 'utf8'))
  const ids = z
    .array(z.object({ id: z.string() }))
    .parse(content)
    .map(({ id }) => id)
  const symbols = [
    ...readFileSync(join(here, 'badges.svg'), 'utf8').matchAll(/symbol id="([\w-]+)"/g),
  ]
  expect(drawnBadges.toSorted(byName)).toEqual(ids.toSorted(byName))
  expect(symbols.map(([, id = '']) => id).toSorted(byName)).toEqual(ids.toSorted(byName))
})

test('every skill has a cover, and every other cover is that of a course', () => {
  const files = readdirSync(join(here, 'covers')).map((name) => name.replace('.svg', ''))
  const courses = readdirSync('content/courses').map((name) => name.replace('.yaml', ''))
  expect(files).toEqual(expect.arrayContaining([...skills]))
  const others = files.filter((name) => !skills.some((skill) => skill === name))
  expect(courses).toEqual(expect.arrayContaining(others))
})
