import { expect, test } from 'vitest'
import { paramsIn } from '#domain/href.ts'
import { routes } from './routes.tsx'

const paths = Object.keys(routes)

test.each(paths)('the first route that matches an address of %s is its own', (path) => {
  const address = path.replaceAll(/\$\w+/g, '8f14e45f-ceea-467f-a9d3-1c2b3a4d5e6f')
  expect(paths.find((each) => paramsIn(each, address) !== null)).toBe(path)
})
