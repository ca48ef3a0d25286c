import { describe, expect, test } from 'vitest'
import type { Posting } from '#contract/postings.ts'
import { valuesFrom, postingFrom } from './posting-values.ts'

const posting: Posting = {
  id: 'p',
  title: 'Baker',
  kind: 'part-time',
  state: 'draft',
  deadline: '2026-12-24',
  deadlineEstimated: false,
  counts: { views: 0, saves: 0, applications: 0, unread: 0, waiting: 0 },
  description: 'Bake bread.\n\nEarly.',
  company: 'Miss Pat Bakery',
  location: 'May Pen, Clarendon',
  place: 'Clarendon',
  town: 'May Pen',
  minAge: 16,
  maxAge: null,
  schooling: 'in-school',
  pay: { amount: 18_000, upTo: 20_000, period: 'week' },
  work: { positions: 2, hoursAWeek: 20, startsOn: '2027-01-04', hybrid: true },
  publishOn: null,
  questions: ['start', 'driving'],
  payText: 'J$18,000 a week',
  duration: null,
  skills: ['Baking', 'Customer service'],
  adultsOnly: false,
  heldBy: null,
  reasons: [],
  actions: ['change'],
  publishedAt: null,
}

describe('postingFrom', () => {
  test('a posting that is shown in the form is sent back unchanged', () => {
    const { title, description, kind, town, pay, duration, deadline, skills } = posting
    expect(postingFrom(valuesFrom(posting))).toEqual({
      title,
      description,
      kind,
      place: 'Clarendon',
      town,
      minAge: 16,
      maxAge: null,
      schooling: 'in-school',
      pay,
      duration,
      deadline,
      skills,
      ...posting.work,
      questions: ['start', 'driving'],
    })
  })

  test('a range of pay is read the same way', () => {
    expect(postingFrom({ amount: '600', upTo: 'J$1,200', period: 'hour' }).pay).toEqual({
      amount: 600,
      upTo: 1200,
      period: 'hour',
    })
  })

  test('an amount is read however people write it', () => {
    const paid = (amount: string) => postingFrom({ amount, period: 'month' }).pay
    expect(paid('J$60,000')).toEqual({ amount: 60_000, upTo: null, period: 'month' })
    expect(paid('$ 60 000')).toEqual({ amount: 60_000, upTo: null, period: 'month' })
    expect(paid('')).toBeNull()
    expect(paid('a lot')?.amount).toBeNaN()
  })

  test('a deadline that we estimated is not filled in for the business', () => {
    expect(valuesFrom({ ...posting, deadlineEstimated: true })['deadline']).toBe('')
  })
})
