import { expect, test } from 'vitest'
import { markupProblem } from './markup.ts'

test.each(['Tyres <b>', '</p>', '<!-- hidden -->', '<img src=x', 'Tyres &amp; Auto', '&#38;'])(
  '%s is code, and the message names it',
  (text) => {
    expect(markupProblem(text)).toMatch(/^Write plain words\. “[<&]/)
  },
)

test.each(['Tyres & Auto', 'AT&T; more', 'fewer than <10 people', 'a < b', 'I <3 tea', '5 > 4'])(
  '%s is plain text',
  (text) => {
    expect(markupProblem(text)).toBeNull()
  },
)
