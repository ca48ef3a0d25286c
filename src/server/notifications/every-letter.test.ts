import { expect, test } from 'vitest'
import { letterKinds } from '#domain/people/letter-kind.ts'
import { notificationTypes } from '#domain/people/notifications.ts'
import { layoutOf } from '../mail/layout.ts'
import { sampleLetters } from '../testing/sample-letters.ts'
import { sampleNotifications } from '../testing/sample-notifications.ts'

const letters = sampleLetters()

test('every kind of letter and of notification has a sample, and so is looked at', () => {
  const kinds = Object.keys(letterKinds).filter((kind) => kind !== 'notifications')
  expect(kinds.filter((kind) => !letters.has(kind))).toEqual([])
  // Add what is missing to `testing/sample-notifications.ts`.
  expect(notificationTypes.filter((type) => sampleNotifications[type] === undefined)).toEqual([])
})

test.each([...letters])(
  'the letter “%s” says what, why and what to do, in both forms',
  (_name, letter) => {
    const { html, text } = layoutOf(letter)
    expect(letter.subject.length).toBeGreaterThan(8)
    // Longer ones are cut by most mail programs.
    expect(letter.subject.length).toBeLessThan(90)
    expect(letter.why).toMatch(/^You got this because .*\.$/)
    expect(text).toContain(letter.why)
    for (const each of [html, text]) expect(each).not.toMatch(/undefined|null|NaN|\[object|Invalid/)
    for (const url of linksIn(letter)) {
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
      expect(text).toContain(url)
    }
  },
)

test.each([...letters])('the letter “%s” fetches nothing and runs nothing', (_name, letter) => {
  const { html } = layoutOf(letter)
  expect(html).not.toMatch(/<(img|script|link|iframe|form|svg)|url\(|@import|src=/)
  // Some mail programs cut a letter that is longer than 102 kB.
  expect(Buffer.byteLength(html)).toBeLessThan(20_000)
  // A colour of a light page stays readable on a dark one only if its element changes with it.
  for (const [tag] of html.matchAll(/<(?:td|p|a|h1|span|strong)\b[^>]*[;"]color:[^>]*>/g))
    expect(tag).toMatch(/class="(ink|soft|leaf|button)"|color:#f7c325/)
})

function linksIn({ parts }: { parts: Parameters<typeof layoutOf>[0]['parts'] }): string[] {
  return parts.flatMap((part) => (typeof part === 'object' && 'url' in part ? [part.url] : []))
}
