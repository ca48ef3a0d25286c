import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allRoutes } from '../../src/client/all-routes.ts'

interface Picture {
  src: string
  sizes: string
  purpose?: string
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  name: string
  start_url: string
  display: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
}

test('the app can be installed: a name, a start, a separate window, and icons that browsers ask for', () => {
  expect(manifest.name).toBe('Upful')
  expect(manifest.display).toBe('standalone')
  const sizes = manifest.icons.map((icon) => icon.sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

test('every picture of the manifest exists, and a PNG has the size that is said', () => {
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ]
  for (const { src, sizes } of pictures) {
    expect([src, existsSync(`public${src}`)]).toEqual([src, true])
    if (!src.endsWith('.png')) continue
    const file = readFileSync(`public${src}`)
    expect([src, `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`]).toEqual([src, sizes])
  }
})

test('the start and every shortcut lead to a page of the app', () => {
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
  for (const address of addresses) expect(Object.keys(allRoutes)).toContain(address.split('?')[0])
})
