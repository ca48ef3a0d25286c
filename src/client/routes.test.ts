import { expect, test } from 'vitest'
import { paramsIn } from '#domain/href.ts'
import { adultRoutes } from './adult-routes.tsx'
import { allRoutes } from './all-routes.ts'
import type { Page } from './frame/page.ts'
import { routes } from './routes.tsx'

const paths = Object.keys(allRoutes)

test.each(paths)('the first route that matches an address of %s is its own', (path) => {
  const address = path.replaceAll(/\$\w+/g, '8f14e45f-ceea-467f-a9d3-1c2b3a4d5e6f')
  expect(paths.find((each) => paramsIn(each, address) !== null)).toBe(path)
})

test('a student’s phone has the table of its own pages, an adult’s the others too', () => {
  for (const { who } of Object.values<Page>(adultRoutes)) expect(who).not.toContain('student')
  const own = Object.values<Page>(routes).filter(({ who }) => Array.isArray(who))
  for (const { who } of own) expect(who).toContain('student')
})
