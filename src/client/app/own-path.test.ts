import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('a path of this site is kept with its query and hash', () => {
  expect(ownPath('/dashboard?tab=skills#top')).toBe('/dashboard?tab=skills#top')
})

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
])('the path %j is replaced by the dashboard', (from) => {
  expect(ownPath(from)).toBe('/dashboard')
})

test('the result is on this site for any input', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '\n', 'a', '%'),
  })
  fc.assert(
    fc.property(fc.oneof(fc.string(), nasty), (rest) => {
      const site = 'https://upful.example'
      expect(new URL(ownPath(`/${rest}`), site).origin).toBe(site)
    }),
  )
})
