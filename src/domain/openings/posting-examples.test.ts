import { expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { redFlagsIn } from '#domain/safety/red-flags.ts'
import { isForAdults } from './adult-work.ts'
import { skillsOf } from './opening-skills.ts'
import { postingExamples } from './posting-examples.ts'
import { postingProblems } from './posting-problems.ts'

test.for(postingExamples)(
  'the example “$title” can be published as it is, and for everybody',
  (example) => {
    const { title, description, kind, skills } = example
    const posting = {
      title,
      description,
      kind,
      skills,
      place: 'Clarendon' as const,
      town: 'May Pen',
      pay: null,
      duration: null,
      deadline: null,
      minAge: null,
      maxAge: null,
      schooling: null,
      positions: null,
      hoursAWeek: null,
      startsOn: null,
      hybrid: false,
      questions: [],
    }
    const weeklyMinimum = 16_000
    expect(postingProblems(posting, { today: dayFrom('2026-11-27'), weeklyMinimum })).toEqual({})
    const text = { title, description, pay: null, hasLink: true, ownPosting: true }
    expect(redFlagsIn(text, weeklyMinimum)).toEqual([])
    expect(isForAdults({ title, description, duration: null, place: 'Clarendon' })).toBe(false)
    // Each of its skills is one that we match students by.
    expect(skillsOf(skills)).toHaveLength(skills.length)
  },
)
