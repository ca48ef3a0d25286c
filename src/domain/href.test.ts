import { describe, expect, test } from 'vitest'
import { href, paramsIn } from './href.ts'
import * as pages from './pages.ts'

describe('paramsIn', () => {
  test('reads the named parts of a path', () => {
    expect(paramsIn('/courses/$id/lessons/$contentId', '/courses/a/lessons/b')).toEqual({
      id: 'a',
      contentId: 'b',
    })
  })

  test('ignores a trailing slash', () => {
    expect(paramsIn('/courses', '/courses/')).toEqual({})
  })

  test('returns null for the path of another page', () => {
    expect(paramsIn('/courses/$id', '/courses')).toBeNull()
    expect(paramsIn('/courses/$id', '/profile/x')).toBeNull()
  })

  test('returns null for a broken escape instead of throwing', () => {
    expect(paramsIn('/courses/$id', '/courses/%E0%A4%A')).toBeNull()
  })
})

describe('href', () => {
  test('is read back by paramsIn, whatever characters it contains', () => {
    const params = { id: 'a b/c?d#e%$id', contentId: '$&' }
    const url = new URL(href(pages.lesson, params), 'http://localhost')
    expect(paramsIn(pages.lesson, url.pathname)).toEqual(params)
    expect(url.search).toBe('')
  })

  test('puts the rest into the query, and leaves out what is undefined', () => {
    const address = href(pages.staff, { desk: 'posts', list: undefined, q: 'x&y=z +%' })
    const url = new URL(address, 'http://localhost')
    expect(url.pathname).toBe('/staff')
    expect([...url.searchParams]).toEqual([
      ['desk', 'posts'],
      ['q', 'x&y=z +%'],
    ])
  })

  test('without a query has no question mark', () => {
    expect(href(pages.dashboard, { tab: undefined })).toBe('/dashboard')
  })
})
