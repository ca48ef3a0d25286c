import { describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import type { RawOpening } from './feed.ts'
import { canonicalLink, safeLink } from './link.ts'
import { openingFrom } from './normalise.ts'

const rules = {
  today: dayFrom('2026-11-22'),
  fallbackKind: 'internship',
  weeklyMinimum: 17_000,
  preferredEmployers: ['Blue Mountain Hotel Ltd.'],
} as const
const raw: RawOpening = {
  externalId: '1',
  title: 'Front  Office <b>Intern</b>',
  company: 'Blue Mountain Hotel',
  url: 'https://jobs.example.com/front/?utm_source=x&id=7',
  location: null,
  remote: false,
  description: '<p>Good communication and JavaScript.</p>',
  kindTexts: [],
  posted: null,
  deadline: null,
  pay: null,
  duration: null,
  skills: [],
  score: undefined,
}
const opening = (change: Partial<RawOpening> = {}) => openingFrom({ ...raw, ...change }, rules)

describe('an opening from a feed', () => {
  test('is plain text with default values, which are marked as estimates', () => {
    expect(opening()).toMatchObject({
      title: 'Front Office Intern',
      description: 'Good communication and JavaScript.',
      location: 'Kingston, Jamaica',
      place: 'Kingston',
      kind: 'internship',
      deadline: '2026-12-22',
      deadlineEstimated: true,
      skillWords: ['communication', 'javascript'],
      skills: ['communication', 'programming'],
      level: 'entry',
      givenScore: null,
      flags: [],
      preferred: true,
      forAdults: false,
    })
  })

  test('needs a company, a title and a safe link', () => {
    expect(opening({ title: '<p> </p>' })).toBeNull()
    expect(opening({ company: '' })).toBeNull()
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.example/',
      '//a.example',
      'https://u:p@a.example/',
      'http://localhost/',
    ]) {
      expect(opening({ url })).toBeNull()
    }
    expect(opening({ url: ' ' })).toMatchObject({ url: '', title: expect.any(String) })
  })

  test('is dropped when it has closed', () => {
    expect(opening({ deadline: dayFrom('2026-11-21') })).toBeNull()
    expect(opening({ deadline: dayFrom('2026-11-22') })).toMatchObject({ deadlineEstimated: false })
  })

  test('has red flags, and a chat link does not count as a page', () => {
    expect(opening({ description: 'Pay the registration fee' })?.flags).toEqual(['fee'])
    expect(
      opening({ url: 'https://wa.me/18765550100', description: 'WhatsApp us' })?.flags,
    ).toEqual(['messaging-only'])
  })

  test('is recognised as the same job at another link, and as the same page with other tracking parameters', () => {
    const duplicate = opening({
      externalId: '2',
      url: 'https://www.jobs.example.com/front?id=7&ref=y',
      company: 'BLUE MOUNTAIN HOTEL LTD',
    })
    expect(duplicate?.likeness).toBe(opening()?.likeness)
    expect(duplicate?.canonicalUrl).toBe(opening()?.canonicalUrl)
    expect(duplicate?.externalId).not.toBe(opening()?.externalId)
    expect(opening({ title: 'Chef' })?.likeness).not.toBe(opening()?.likeness)
  })
})

test('links must be http(s), and tracking parameters are removed', () => {
  expect(safeLink(' https://a.example/x ')).toBe('https://a.example/x')
  expect(canonicalLink('https://www.a.example/x/?b=2&utm_medium=m&a=1#top')).toBe(
    'a.example/x?a=1&b=2',
  )
})
