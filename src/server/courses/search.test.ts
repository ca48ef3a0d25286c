import { beforeAll, expect, test } from 'vitest'
import { minutesOf } from '#domain/learning/course-length.ts'
import { searchExamples } from '#domain/learning/course-search.ts'
import type { Course } from '#domain/learning/course.ts'
import { writeCourses } from '../catalogue/commands.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp
let courses: readonly Course[]

beforeAll(async () => {
  app = await startApp()
  courses = app.services.content.courses
})

test('the catalogue search finds courses by words, skill and level', async () => {
  const student = await app.person()
  const titles = async (search: Record<string, string>) =>
    (await student.call('GET /api/courses', search)).courses.map(({ title }) => title)
  expect(await titles({ search: 'BUDGET week' })).toContain('Budget the J$ Way')
  for (const cv of ['CV', 'resume', 'RÉSUMÉ'])
    expect(await titles({ search: cv })).toContain('Find It, Apply, Stay Safe')
  expect(await titles({ search: 'four sentence cover note' })).toEqual([
    'Find It, Apply, Stay Safe',
  ])
  expect(await titles({ search: '100%_' })).toEqual([])
  expect(await titles({ skill: 'investment' })).toEqual(
    courses.filter(({ skill }) => skill === 'investment').map(({ title }) => title),
  )
  expect(await titles({ level: '2' })).toHaveLength(
    courses.filter(({ level }) => level === 2).length,
  )
})

test.each([...searchExamples, 'excel', 'cxc', 'scam', 'interview', 'savings', 'boss'])(
  'the catalogue search for "%s" finds some courses, but not all',
  async (search) => {
    const { courses: matches } = await (await app.person()).call('GET /api/courses', { search })
    expect(matches.length).toBeGreaterThan(0)
    expect(matches.length).toBeLessThan(courses.length)
  },
)

test('the catalogue shows the total minutes of the lessons of each course', async () => {
  const student = await app.person()
  const { courses: listed } = await student.call('GET /api/courses', { skill: 'personal-finance' })
  const ofSkill = courses.filter(({ skill }) => skill === 'personal-finance')
  const minutes = ofSkill.map(({ id, sections }) => [
    id,
    minutesOf(sections.flatMap(({ items }) => items)),
  ])
  expect(Object.fromEntries(listed.map((course) => [course.id, course.minutes]))).toEqual(
    Object.fromEntries(minutes),
  )
})

test('the catalogue search ranks matches in the title first, then in skills and lessons, then in the description', async () => {
  const student = await app.person()
  const word = 'zoology'
  const id = (name: string) => `fit-${name}`
  const [template] = courses
  if (template === undefined) throw new Error('no course')
  const [section] = template.sections
  if (section === undefined) throw new Error('no section')
  const course = (
    name: string,
    title: string,
    description: string,
    sectionTitle = section.title,
  ) => ({
    ...template,
    id: id(name),
    title,
    description,
    sections: [{ ...section, title: sectionTitle }],
  })
  const newCourses = [
    course('text', 'Aaa', `About ${word}`),
    course('lesson', 'Bbb', 'About animals', `What ${word} is`),
    course('title', `Zzz ${word}`, 'About animals'),
  ]
  const { userId: createdBy } = await app.staff()
  await app.services.transaction((tx) =>
    writeCourses(tx, newCourses, { source: 'staff', createdBy, published: true }),
  )
  const before = await student.call('GET /api/courses', { search: word })
  expect(before.courses.map((match) => match.id)).toEqual(['title', 'lesson', 'text'].map(id))
  await student.call('POST /api/courses/:id/enrol', { id: id('text') })
  const after = await student.call('GET /api/courses', { search: word })
  expect(after.courses.map((match) => match.id)).toEqual(['title', 'lesson', 'text'].map(id))
})
