import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

const rendered = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>)

test('HTML in a text is shown as text', () => {
  const html = rendered('Hello <img src=x onerror=alert(1)> **<script>alert(1)</script>**')
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('&lt;script&gt;')
})

test('only web addresses and our own pages become links', () => {
  expect(rendered('[Go](javascript:alert(1))')).not.toContain('<a')
  expect(rendered('[Helplines](/helplines)')).toContain('<a href="/helplines"')
  expect(rendered('[HEART](https://heart-nsta.org)')).toMatch(
    /<a (?=[^>]*href="https:\/\/heart-nsta.org")(?=[^>]*target="_blank")(?=[^>]*rel="noopener noreferrer")/,
  )
})

test('a table has column headings and can be scrolled by keyboard', () => {
  const html = rendered('| Where | Week |\n|---|--:|\n| Bus | 3,500 |')
  expect(html).toMatch(/<div role="region" aria-label="Table" tabindex="0"/)
  expect(html.match(/<th scope="col"/g)).toHaveLength(2)
  expect(html).toMatch(/<td class="[^"]*text-right[^"]*">3,500<\/td>/)
})

test('a list keeps its start number, and a callout shows its label', () => {
  expect(rendered('4. four\n5. five')).toContain('<ol start="4"')
  const tip = rendered('> **Tip:** Write it down.')
  expect(tip).toMatch(/<aside.*Tip.*Write it down\..*<\/aside>/s)
})
