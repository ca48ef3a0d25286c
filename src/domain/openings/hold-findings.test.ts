import { describe, expect, test } from 'vitest'
import { holdFindings } from './hold-findings.ts'
import { redFlags, warningsIn, type RedFlag } from '#domain/safety/red-flags.ts'

const weeklyMinimum = 17_000

function findingsIn(description: string, more: readonly RedFlag[] = []) {
  const opening = { title: 'Shop helper', description, hasLink: true, ownPosting: true }
  const warnings = warningsIn(opening, weeklyMinimum)
  return holdFindings([...warnings.map(({ flag }) => flag), ...more], warnings)
}

describe('why an opening is held', () => {
  test('each finding quotes its own words and says what to do', () => {
    const findings = findingsIn('Call 876-555-0142. Registration fee J$2,000. Bring your passport.')
    expect(findings.map(({ flag, quotes }) => [flag, quotes])).toEqual([
      ['fee', ['Registration fee']],
      ['papers', ['Bring your passport']],
      ['contact', ['876-555-0142']],
    ])
    for (const { advice } of findings) expect(advice).toMatch(/^[A-Z].+\.$/)
  })

  test('words from two sentences are quoted separately', () => {
    expect(findingsIn('Full training. A fee.')).toMatchObject([{ quotes: ['training', 'A fee'] }])
    expect(findingsIn('We sold 876 books. 555 pens. 0142 bags.')).toMatchObject([
      { quotes: ['876 books', '555 pens', '0142'] },
    ])
  })

  test('words from one sentence are preferred to words across two', () => {
    const findings = findingsIn('Full training. A fee. There is a registration fee too.')
    expect(findings).toMatchObject([{ flag: 'fee', quotes: ['registration fee'] }])
  })

  test('an address is one finding, not two', () => {
    expect(findingsIn('Write to boss@gmail.com')).toMatchObject([
      { flag: 'contact', quotes: ['boss@gmail.com'] },
    ])
    expect(holdFindings(['free-mail'], [])).toMatchObject([{ flag: 'free-mail' }])
  })

  test('"You did nothing wrong" appears only if the routine check is the only finding', () => {
    expect(findingsIn('Bake bread.', ['new-business'])).toEqual([
      {
        flag: 'new-business',
        text: 'Our staff read the first three openings of every new business. You did nothing wrong.',
        quotes: [],
        advice: null,
      },
    ])
    for (const flag of redFlags.filter((each) => each !== 'new-business')) {
      const texts = holdFindings([flag, 'new-business'], []).map(({ text }) => text)
      expect(texts).toHaveLength(2)
      expect(texts.join(' ')).not.toContain('nothing wrong')
    }
  })

  test('every finding that can be fixed says how, in its own sentence', () => {
    for (const { flag, text, advice } of holdFindings(redFlags, [])) {
      expect(text).toMatch(/^[A-Z].+\.$/)
      if (flag !== 'new-business') expect(advice).toMatch(/^[A-Z].+\.$/)
    }
  })
})
