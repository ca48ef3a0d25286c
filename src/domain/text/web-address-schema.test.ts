import { expect, test } from 'vitest'
import { webAddressSchema } from './web-address-schema.ts'

test.each([
  ['www.upful.example', 'https://www.upful.example'],
  [' reef.example/tours?day=1 ', 'https://reef.example/tours?day=1'],
  ['http://upful.example', 'http://upful.example'],
  ['https://upful.example/a', 'https://upful.example/a'],
])('"%s" is the address %s', (typed, address) => {
  expect(webAddressSchema.parse(typed)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  'ftp://example.com',
  'example',
  'asha@example.com',
  'my own page',
  'data:text/html,x',
])('"%s" is not a web address', (typed) => {
  expect(webAddressSchema.safeParse(typed).error?.issues[0]?.message).toBe(
    'Enter a web address, such as www.example.com.',
  )
})
