import { expect, test } from 'vitest'
import { layoutOf } from './layout.ts'

const hostileText = `<img src=x onerror="alert('1')"> & "more"`

test('the text of a letter is escaped in its HTML, in every part', () => {
  const { html, text } = layoutOf({
    to: 'kemar@example.com',
    subject: hostileText,
    greeting: hostileText,
    parts: [
      hostileText,
      {
        kind: 'news',
        title: hostileText,
        text: hostileText,
        url: `https://upful.example/?a="><script>`,
      },
      { kind: 'button', label: hostileText, url: `https://upful.example/?a="><script>` },
      { kind: 'code', label: hostileText, code: hostileText },
      { kind: 'link', label: hostileText, url: `https://upful.example/?a="><script>` },
      `When: ${hostileText}\nWhere: ${hostileText}`,
    ],
    why: hostileText,
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;img src=x onerror=&quot;')
  // All unescaped quotes belong to our own attributes.
  for (const [, href] of html.matchAll(/href="([^"]*)"/g))
    expect(href).toBe('https://upful.example/?a=&quot;&gt;&lt;script&gt;')
  expect(text).toContain(hostileText)
})
