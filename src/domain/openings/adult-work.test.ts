import { describe, expect, test } from 'vitest'
import { adultWorkIn, isForAdults } from './adult-work.ts'
import { worksAtNight, worksByDay } from './night-test-texts.ts'

describe('work for adults', () => {
  const adult = (description: string) =>
    isForAdults({ title: 'Worker', description, duration: null, place: 'Kingston' })

  test('is night work, alcohol, hazards and texts that ask for adults', () => {
    for (const text of ['Night shift', 'must be 18', 'Bartender', '21+ only', 'armed guard']) {
      expect(adult(text)).toBe(true)
    }
    expect(adult('Day shift, 9 to 5. Alarmed building. Serve juice.')).toBe(false)
  })

  test.each([
    '10 pm to 6 am',
    '10PM-6AM',
    'from 10 to 6 a.m.',
    '22:00 - 06:00',
    '2200hrs to 0600hrs',
    'ten pm to six am',
    '6 pm until 2 am',
    '7 PM to 11 PM',
    'Start at 11 pm',
    'Nights and weekends',
    'Friday nights',
    'works till midnight',
    'Operate a chainsaw',
    'Cut bush with a machete',
    'work at heights',
    'Serve at the pool bar',
    'Casino floor',
    '18 years and older',
    'n\u200bight sh\u0456ft',
  ])('is %s', (text) => {
    expect(adult(text)).toBe(true)
  })

  test.each([
    '6 am to 2 pm',
    '9 to 5',
    '8:00 am - 4:30 pm',
    '11 am to 7 pm',
    '12 pm to 8 pm',
    '08:00 - 16:00',
    '1 to 9 pm',
    'J$20,000 - J$25,000 a week',
    'Ages 15 to 17. 10 to 12 hours a week.',
    'There is no night work.',
    '5 to 10 people',
    'Barber, barista, bar of soap',
  ])('is not %s', (text) => {
    expect(adult(text)).toBe(false)
  })

  test('includes everything abroad', () => {
    expect(isForAdults({ title: 'Clerk', description: '', duration: null, place: 'abroad' })).toBe(
      true,
    )
    expect(isForAdults({ title: 'Clerk', description: '', duration: null, place: 'remote' })).toBe(
      false,
    )
  })
})

describe('night work', () => {
  const opening = { title: 'Helper', description: '', duration: null, place: 'Kingston' } as const
  const kindOf = (part: object) => adultWorkIn({ ...opening, ...part })?.kind ?? null

  test('is found however its hours are written, in title, text and hours', () => {
    for (const field of ['title', 'description', 'duration']) {
      expect(worksAtNight.filter((text) => kindOf({ [field]: text }) === null)).toEqual([])
    }
  })

  test('does not include day work, deadlines, amounts and nights that are ruled out', () => {
    for (const field of ['title', 'description', 'duration']) {
      expect(worksByDay.filter((text) => kindOf({ [field]: text }) !== null)).toEqual([])
    }
  })

  test('quotes the words of the opening', () => {
    const description = 'You wash pots from nine in the evening till we close around midnight.'
    expect(adultWorkIn({ ...opening, description })).toEqual({
      kind: 'night',
      words: 'around midnight',
    })
  })

  test('is found after a sentence that rules something else out', () => {
    const description = 'No experience needed. Nights and weekends. Apply by 11 pm on Friday.'
    expect(kindOf({ description })).toBe('night')
  })
})
