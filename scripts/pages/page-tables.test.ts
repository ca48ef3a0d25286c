import { expect, test } from 'vitest'
import { pageTables } from '../../e2e/page-tables.ts'
import { deskLabels } from '../../src/client/parts/staff/desks.ts'
import * as pages from '../../src/domain/pages.ts'

const paths = Object.values(pages).filter((value) => typeof value === 'string')
const addresses = Object.values(pageTables).flat()

test.each(paths)('%s is looked at by the journey over every page', (path) => {
  const parts = path.split('/').map((part) => (part.startsWith('$') ? '[^/?]+' : part))
  const pattern = new RegExp(`^${parts.join('/')}(\\?.*)?$`)
  const looked = addresses.some((address) =>
    typeof address === 'string'
      ? pattern.test(address)
      : address.link.test(path.replaceAll(/\$\w+/g, crypto.randomUUID())),
  )
  expect(looked).toBe(true)
})

test.each(Object.keys(deskLabels))('the desk %s of staff is looked at too', (desk) => {
  expect(addresses).toContain(`/staff?desk=${desk}`)
})
