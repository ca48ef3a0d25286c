import { expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { weekBefore, weekLines, weekTold, type WeekDetails } from './guardian-week.ts'

const instant = (text: string) => new Date(`${text}-05:00`)

test.each([
  ['2026-11-29T17:00:00', '2026-11-29T17:00:00'],
  ['2026-11-29T16:59:59', '2026-11-22T17:00:00'],
  // Late by a day, or by five: it is the same week.
  ['2026-11-30T09:00:00', '2026-11-29T17:00:00'],
  ['2026-12-04T22:00:00', '2026-11-29T17:00:00'],
])('the week before %s ends on %s and lasts seven days', (now, to) => {
  const week = weekBefore(instant(now))
  expect(week.to).toEqual(instant(to))
  expect(week.to.getTime() - week.from.getTime()).toBe(7 * 24 * 3_600_000)
})

test('weeks follow each other without gaps or overlaps', () => {
  let end = weekBefore(instant('2026-11-01T17:00:00')).to
  for (const sunday of ['08', '15', '22', '29']) {
    const week = weekBefore(instant(`2026-11-${sunday}T18:30:00`))
    expect(week.from).toEqual(end)
    end = week.to
  }
})

const quiet: WeekDetails = {
  lessons: 0,
  courses: [],
  assessments: [],
  applications: [],
  nextSession: null,
  deadlines: [],
  waits: [],
}
const student = { name: 'Tevin Brown', level: 2, streak: 1, xp: 239, activities: 5 }

test('a full week is six lines, and its last one is something to talk about', () => {
  const lines = weekLines({
    ...student,
    more: {
      lessons: 4,
      courses: ['Money Basics'],
      assessments: [{ title: 'Work Readiness', score: 80 }],
      applications: [{ title: 'Barista', company: 'Blue Mahoe Café', state: 'offer' }],
      nextSession: { mentor: 'Andre', startsAt: '2026-12-03T22:00:00Z' },
      deadlines: [{ title: 'Library Helper', deadline: dayFrom('2026-12-04') }],
      waits: ['A first mentor: Shanice'],
    },
  })
  expect(lines).toEqual([
    'Tevin: 239 XP from 5 activities, level 2, streak 1 day.',
    'Learned: 4 lessons, finished the course Money Basics, Work Readiness 80%.',
    'Applications: Barista at Blue Mahoe Café (offer).',
    expect.stringMatching(
      /^Next week: meets Andre on Thursday.* 5:00.*, Library Helper closes on .*4.*\.$/,
    ),
    'Waiting for you: A first mentor: Shanice.',
    'To talk about: the offer for Barista. What is good about it, and what is not?',
  ])
})

test('a quiet week is described once, without a row of zeros, with a kind question', () => {
  const lines = weekLines({ ...student, xp: 0, activities: 0, streak: 0, more: quiet })
  expect(lines).toEqual([
    'Tevin was not active on Upful this week. Level 2.',
    'Next week: nothing planned yet.',
    expect.stringContaining('A kind question'),
  ])
})

test('many things are counted, not listed', () => {
  const courses = ['One', 'Two', 'Three', 'Four', 'Five']
  const [, learned] = weekLines({ ...student, more: { ...quiet, courses } })
  expect(learned).toBe(
    'Learned: finished the course One, finished the course Two, finished the course Three, 2 more courses.',
  )
})

test('a summary stored in the old format can still be read', () => {
  expect(weekLines(student)).toHaveLength(1)
})

test('a told week keeps what to talk about apart from its facts', () => {
  const more = { ...quiet, courses: ['Money Basics'] }
  const { facts, talkAbout } = weekTold({ ...student, more })
  expect(talkAbout).toBe('what was new in Money Basics, and where it could be of use.')
  expect(weekLines({ ...student, more })).toEqual([...facts, `To talk about: ${talkAbout}`])
})
