import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { plainLine, plainText } from './plain-text.ts'

describe('text from a feed', () => {
  test('keeps paragraphs and lists as lines', () => {
    expect(plainText('<p>Hello&nbsp;there</p><ul><li>One</li><li>Two</li></ul><p>Bye</p>')).toBe(
      'Hello there\n- One\n- Two\n\nBye',
    )
  })

  test('is decoded if the markup was encoded once or twice', () => {
    expect(plainText('&lt;p&gt;Fish &amp;amp; Chips&lt;/p&gt;')).toBe('Fish & Chips')
    expect(plainText('&amp;lt;p&amp;gt;Pay: J$20,000 &amp;amp;amp; tips&amp;lt;/p&amp;gt;')).toBe(
      'Pay: J$20,000 & tips',
    )
  })

  test('contains no script, however it is disguised', () => {
    for (const evil of [
      '<script>alert(1)</script>',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
      '<img src=x onerror=alert(1)>',
      '<svg/onload=alert(1)>',
      '<scr<script>ipt>alert(1)</scr</script>ipt>',
      '<a href="javascript:alert(1)">x</a>',
      '<script>alert(1)',
    ]) {
      expect(plainText(`Before ${evil} after`)).not.toMatch(/<\/?[a-z]|onerror|onload|javascript:/i)
    }
  })

  test('keeps a less-than sign that does not begin a tag', () => {
    expect(plainText('Under 5 < 10 people & > 2 dogs')).toBe('Under 5 < 10 people & > 2 dogs')
  })

  test('has no control characters and no characters that change the text direction', () => {
    expect(plainText('a\u0000b\u202ec\u200bd\ufffd\ud800')).toBe('abcd')
  })

  test('never contains a tag, whatever the input', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '&lt;',
      '&amp;',
      'script',
      '/',
      'p',
      ' ',
      '&#60;',
      'b',
      '!--',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(plainText(pieces.join(''))).not.toMatch(/<(script|p|b)\b[^<>]*>/)
      }),
    )
  })

  test('is truncated to the maximum length', () => {
    expect(plainText('x'.repeat(1_000_000)).length).toBe(20_000)
    expect(plainLine('a\n  b'.padEnd(900, 'c')).length).toBe(200)
  })
})
