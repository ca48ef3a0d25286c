import { describe, expect, test } from 'vitest'
import { href, paramsIn, type Address, type PagePath } from './href.ts'
import { isAddress, storedAddress } from './known-address.ts'
import * as pages from './pages.ts'

const paths: readonly PagePath[] = Object.values(pages)

test('no two pages have the same address', () => {
  const shapes = paths.map((path) => path.replaceAll(/\$\w+/g, '$'))
  expect(shapes.length).toBeGreaterThan(40)
  expect(new Set(shapes).size).toBe(shapes.length)
})

test.each(paths)('the address of %s, filled in, leads to it', (path) => {
  const params = Object.fromEntries(namesIn(path).map((name) => [name, `${name} of/it?`]))
  const address = href(path as typeof pages.course, params as { id: string })
  expect(paramsIn(path, address)).toEqual(params)
})

test('a wrong address does not compile', () => {
  const wrong = (_address: Address) => {}
  // @ts-expect-error -- no page is there
  wrong('/course')
  // @ts-expect-error -- the page takes an id
  wrong(pages.course)
  // @ts-expect-error -- the id is missing
  href(pages.course, {})
  // @ts-expect-error -- the page takes no title
  href(pages.course, { id: 'a', title: 'b' })
  // @ts-expect-error -- the dashboard has no such tab
  href(pages.dashboard, { tab: 'quest' })
  // @ts-expect-error -- the login has no such notice
  wrong(`${pages.login}?notice=welcome`)
  // @ts-expect-error -- the page takes nothing
  expect(() => href(pages.account, {})).not.toThrow()
})

describe('an address from outside the code', () => {
  test.each(['/', '/courses/a/lessons/b', '/staff?desk=people&person=1', '/dashboard?tab=skills'])(
    '%s leads to a page',
    (address) => {
      expect(isAddress(address)).toBe(true)
      expect(storedAddress(address)).toBe(address)
    },
  )

  test.each(['', 'courses', '/cours', '/courses/a/b', '/dashboard?tab=jobs', '//courses'])(
    '%s leads nowhere, so to the dashboard',
    (address) => {
      expect(isAddress(address)).toBe(false)
      expect(storedAddress(address)).toBe('/dashboard')
    },
  )
})

function namesIn(path: string): string[] {
  return [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
}
