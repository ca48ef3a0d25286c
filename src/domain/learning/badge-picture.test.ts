import { expect, test } from 'vitest'
import { badgePicture } from './badge-picture.ts'
import { badgeKinds } from './badge-source.ts'

/** The lines of the title and the size of their letters. */
function titleOf(svg: string) {
  const lines = [...svg.matchAll(/font-size="(\d+)" font-weight="800">([^<]*)</g)]
  return { size: Number(lines[0]?.[1]), lines: lines.map(([, , line = '']) => line) }
}

test('a title is in at most three lines that stay inside the rim', () => {
  const titles = ['Budgeting', 'Budgeting the J-Dollar Way', 'w '.repeat(100), 'W'.repeat(80)]
  for (const title of titles) {
    const { lines, size } = titleOf(badgePicture({ kind: 'course', title }))
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const line of lines) expect(line.length * size * 0.6).toBeLessThanOrEqual(400)
  }
})

test('a whole title is kept where it fits, and its signs stay text', () => {
  const title = 'A <b>day</b> & "night" at the shop'
  const svg = badgePicture({ kind: 'simulation', title })
  expect(titleOf(svg).lines.join(' ')).toBe(
    'A &lt;b&gt;day&lt;/b&gt; &amp; &quot;night&quot; at the shop',
  )
  expect(svg).not.toContain('<b>')
})

test('each kind has its own shape', () => {
  const shapes = badgeKinds.map(
    (kind) => /<path d="([^"]+)"/.exec(badgePicture({ kind, title: 'x' }))?.[1],
  )
  expect(new Set(shapes).size).toBe(badgeKinds.length)
})
