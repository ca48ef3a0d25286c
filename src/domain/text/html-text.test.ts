import { expect, test } from 'vitest'
import { htmlText } from './html-text.ts'

test('no text can end the element or the attribute that holds it', () => {
  expect(htmlText('</title><script>alert("1")</script>')).toBe(
    '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;',
  )
})

test('text that looks escaped is shown as it was written', () => {
  expect(htmlText('Fish &amp; chips, 5 &lt; 10')).toBe('Fish &amp;amp; chips, 5 &amp;lt; 10')
})

test('all other text stays as it is', () => {
  expect(htmlText("Dunn's River, J$20,000 · ñ 🇯🇲")).toBe("Dunn's River, J$20,000 · ñ 🇯🇲")
})
