import { beforeAll, expect, test } from 'vitest'
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

test('finds courses by words, skill and level', async () => {
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
  'finds something for "%s"',
  async (search) => {
    const { courses: found } = await (await app.person()).call('GET /api/courses', { search })
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(courses.length)
  },
)

test('shows how long a course really is: the total minutes of its lessons', async () => {
  const student = await app.person()
  const { courses: shown } = await student.call('GET /api/courses', { skill: 'personal-finance' })
  const items = courses
    .filter(({ skill }) => skill === 'personal-finance')
    .flatMap(({ sections }) => sections.flatMap((section) => section.items))
  expect(shown[0]?.minutes).toBe(items.reduce((sum, { minutes }) => sum + minutes, 0))
})

test('ranks matches in the title first, then in skills and lessons, then in the description', async () => {
  const student = await app.person()
  const word = 'zoology'
  const id = (name: string) => `fit-${name}`
  const [template] = courses
  if (template === undefined) throw new Error('no course')
  const [section] = template.sections
  if (section === undefined) throw new Error('no section')
  const course = (name: string, title: string, description: string, first = section.title) => ({
    ...template,
    id: id(name),
    title,
    description,
    sections: [{ ...section, title: first }],
  })
  const written = [
    course('text', 'Aaa', `About ${word}`),
    course('lesson', 'Bbb', 'About animals', `What ${word} is`),
    course('title', `Zzz ${word}`, 'About animals'),
  ]
  const { userId: createdBy } = await app.staff()
  await app.services.transaction((tx) =>
    writeCourses(tx, written, { source: 'staff', createdBy, published: true }),
  )
  const found = await student.call('GET /api/courses', { search: word })
  expect(found.courses.map((each) => each.id)).toEqual(['title', 'lesson', 'text'].map(id))
  await student.call('POST /api/courses/:id/enrol', { id: id('text') })
  const again = await student.call('GET /api/courses', { search: word })
  expect(again.courses.map((each) => each.id)).toEqual(['title', 'lesson', 'text'].map(id))
})
