import type { Item } from './course.ts'
import type { Library, Shelf } from './library.ts'
import type { Question } from './question.ts'
import { topicOfStruggle, type CourseTopic } from './course-topic.ts'
import { aboutSkill, type Skill } from './skills.ts'
import { skillsInStruggle } from './struggle.ts'

export type CourseLevel = 1 | 2 | 3

export interface CourseRequest {
  struggle: string
  level: CourseLevel
  /** What the student chose when the struggle indicated no skill. */
  skill?: Skill | null
}

/** The plan of a personal course. */
export interface CoursePlan {
  /** The name of the course in lists. */
  name: string
  /** Clearest match first; never empty. */
  skills: readonly Skill[]
  /** The level of its lessons: the one that was asked for, or lower where the library has no such lessons. */
  level: CourseLevel
  parts: readonly PlanPart[]
  /** A practical task at the end. */
  practice: Item | null
  closing: readonly Question[]
}

export interface PlanPart {
  title: string
  description: string
  items: readonly Item[]
}

/** Only for orders placed before the student was asked for the skill. */
const defaultSkills: readonly Skill[] = ['career-development']
const partCount = 3
const itemsInPart = { min: 3, max: 4 }
const closingQuestions = 6

/** The library's sections that fit a struggle best, in the order they build on each other. */
export function planCourse(request: CourseRequest, library: Library): CoursePlan {
  const knownSkills = skillsOfRequest(request, library)
  const skills = knownSkills.length > 0 ? knownSkills : defaultSkills
  const topic = topicOfStruggle(request.struggle)
  // Ignore a topic of another skill: the course would be about something else.
  const narrow = topic !== null && topic.skills.some((skill) => skills.includes(skill))
  if (narrow) return planForTopic(topic, { request, skills, library })
  const shelves = inOrder(chosenShelves(request, skills, library), skills, library)
  const [main = 'career-development'] = skills
  return planFromShelves(shelves, { request, skills, library, name: aboutSkill[main].label })
}

/** The skills of a course, main one first; none when the student has to be asked. */
export function skillsOfRequest(
  { struggle, skill }: Pick<CourseRequest, 'struggle' | 'skill'>,
  library: Library,
): Skill[] {
  return skill ? [skill] : skillsInStruggle(struggle, library.leaningOf(struggle))
}

interface Planning {
  request: CourseRequest
  skills: readonly Skill[]
  library: Library
}

/** The sections closest to the topic, closest first. */
function planForTopic(topic: CourseTopic, planning: Planning): CoursePlan {
  const { request, skills, library } = planning
  const candidates = library.shelves.filter(({ course }) => topic.skills.includes(course.skill))
  const closeness = closenessTo(topic.about, candidates, library)
  const score = (shelf: Shelf): number =>
    6 * closeness(shelf) +
    levelFit(shelf, request.level) -
    0.5 * topic.skills.indexOf(shelf.course.skill)
  const shelves = candidates.toSorted((a, b) => score(b) - score(a)).slice(0, partCount - 1)
  const known = [...topic.skills.filter((skill) => skills.includes(skill)), ...skills]
  const plan = planFromShelves(shelves, {
    request: { ...request, struggle: topic.about },
    skills: [...new Set(known)],
    library,
    name: topic.name,
  })
  return { ...plan, parts: [...plan.parts, nearbyPart(topic, plan, { candidates, library })] }
}

/** The lessons of other sections that are closest to the topic. */
function nearbyPart(
  { about }: CourseTopic,
  { parts, practice }: CoursePlan,
  { candidates, library }: { candidates: readonly Shelf[]; library: Library },
): PlanPart {
  const usedItems = new Set([...parts.flatMap(({ items }) => items), practice])
  const items = candidates
    .flatMap(({ section }) => section.items)
    .filter((item) => item.type !== 'quiz' && item.type !== 'reflection' && !usedItems.has(item))
    .toSorted((a, b) => library.relevance(b, about) - library.relevance(a, about))
    .slice(0, itemsInPart.min)
  return { title: 'More that helps', description: 'Lessons close to this one.', items }
}

function planFromShelves(
  shelves: readonly Shelf[],
  { request, skills, library, name }: Planning & { name: string },
): CoursePlan {
  const practice = practiceFor(request, shelves, library)
  const short = shelves.map((shelf) => partOf(shelf, practice))
  const parts = withSpareLessons(short, shelves, request, library)
  const highest = Math.max(1, ...shelves.map(({ course }) => course.level)) as CourseLevel
  const level = request.level < highest ? request.level : highest
  return { name, skills, level, parts, practice, closing: closingFrom(shelves, parts, library) }
}

/** Most parts are for the main skill; the last is for the second skill, if there is one. */
function chosenShelves(
  request: CourseRequest,
  skills: readonly Skill[],
  library: Library,
): Shelf[] {
  const candidates = library.shelves.filter(({ course }) => skills.includes(course.skill))
  const closeness = closenessTo(request.struggle, candidates, library)
  const score = (shelf: Shelf): number => 2 * closeness(shelf) + levelFit(shelf, request.level)
  const ranked = candidates
    .map((shelf) => ({ shelf, score: score(shelf) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ shelf }) => shelf)
  const main = ranked.filter(({ course }) => course.skill === skills[0])
  const second = ranked.filter(({ course }) => course.skill === skills[1])
  return [...main.slice(0, partCount - 1), ...second, ...main.slice(partCount - 1)].slice(
    0,
    partCount,
  )
}

/** From 0 to 1: how well the two best items of a section fit the struggle. */
function closenessTo(
  struggle: string,
  shelves: readonly Shelf[],
  library: Library,
): (shelf: Shelf) => number {
  const sums = new Map(
    shelves.map((shelf) => {
      const scores = shelf.section.items
        .map((item) => library.relevance(item, struggle))
        .toSorted((a, b) => b - a)
      return [shelf, (scores[0] ?? 0) + (scores[1] ?? 0)] as const
    }),
  )
  const highest = Math.max(...sums.values(), 1)
  return (shelf) => (sums.get(shelf) ?? 0) / highest
}

/** Beginners get early sections; advanced readers get late ones. */
function levelFit({ course, position }: Shelf, level: CourseLevel): number {
  const target = (level - 1) / 2
  return 0.9 * (1 - Math.abs(position - target)) - 0.3 * Math.max(0, course.level - level)
}

/** The main skill first and each course in its own order, but nothing before its prerequisites. */
function inOrder(shelves: readonly Shelf[], skills: readonly Skill[], library: Library): Shelf[] {
  const sorted = shelves.toSorted(
    (a, b) =>
      skills.indexOf(a.course.skill) - skills.indexOf(b.course.skill) ||
      a.course.id.localeCompare(b.course.id) ||
      a.position - b.position,
  )
  const ordered: Shelf[] = []
  while (ordered.length < sorted.length) {
    const remaining = sorted.filter((shelf) => !ordered.includes(shelf))
    const next = remaining.find((shelf) =>
      remaining.every(({ course }) => !needs(shelf.course.id, course.id, library)),
    )
    ordered.push(...(next === undefined ? remaining : [next]))
  }
  return ordered
}

function needs(courseId: string, otherId: string, library: Library): boolean {
  const direct = library.courses.find(({ id }) => id === courseId)?.prerequisites ?? []
  return direct.some((id) => id === otherId || needs(id, otherId, library))
}

/** The articles and exercises of a section; its quiz only if there are too few. */
function partOf({ section }: Shelf, practice: Item | null): PlanPart {
  const items = section.items.filter((item) => item !== practice)
  const lessons = items.filter(({ type }) => type === 'article' || type === 'exercise')
  const tasks = items.filter((item) => !lessons.includes(item) && item.type !== 'quiz')
  const quizzes = items.filter(({ type }) => type === 'quiz')
  const missing = Math.max(0, itemsInPart.min - lessons.length)
  const partItems = new Set([...lessons, ...[...quizzes, ...tasks].slice(0, missing)])
  return {
    title: section.title,
    description: section.description,
    items: section.items.filter((item) => partItems.has(item)).slice(0, itemsInPart.max),
  }
}

/** A part that is too short gets the closest unused lessons of its course. */
function withSpareLessons(
  parts: readonly PlanPart[],
  shelves: readonly Shelf[],
  { struggle }: CourseRequest,
  library: Library,
): PlanPart[] {
  const usedItems = new Set(parts.flatMap(({ items }) => items))
  return parts.map((part, index) => {
    const spare = library.shelves
      .filter((shelf) => shelf.course === shelves[index]?.course && !shelves.includes(shelf))
      .flatMap(({ section }) => section.items)
      .filter((item) => item.type === 'article' && !usedItems.has(item))
      .toSorted((a, b) => library.relevance(b, struggle) - library.relevance(a, struggle))
      .slice(0, Math.max(0, itemsInPart.min - part.items.length))
    for (const item of spare) usedItems.add(item)
    return { ...part, items: [...part.items, ...spare] }
  })
}

/** Beginners get a checklist, others a project. */
function practiceFor(
  request: CourseRequest,
  shelves: readonly Shelf[],
  library: Library,
): Item | null {
  const kinds = request.level === 1 ? ['checklist', 'project'] : ['project', 'checklist']
  const main = library.shelves.filter(({ course }) => course === shelves[0]?.course)
  const nearby = new Set(shelves.flatMap(({ section }) => section.items))
  const candidates = [...new Set([...shelves, ...main])]
    .flatMap(({ section }) => section.items)
    .filter(({ type }) => kinds.includes(type))
    .map((item) => ({
      item,
      score:
        library.relevance(item, request.struggle) +
        (nearby.has(item) ? 4 : 0) -
        2 * kinds.indexOf(item.type),
    }))
  return candidates.toSorted((a, b) => b.score - a.score)[0]?.item ?? null
}

/**
 * Questions from each part in turn: first from quizzes that aren't in the course, then from those that are,
 * then from the rest of the course. Only questions with one right answer.
 */
function closingFrom(
  shelves: readonly Shelf[],
  parts: readonly PlanPart[],
  library: Library,
): Question[] {
  const courseItems = new Set(parts.flatMap(({ items }) => items))
  const chosenQuizzes = quizzesOf(shelves)
  const otherQuizzes = quizzesOf(
    library.shelves.filter(
      (shelf) => shelf.course === shelves[0]?.course && !shelves.includes(shelf),
    ),
  )
  const order = [
    chosenQuizzes.filter((quiz) => !courseItems.has(quiz)),
    chosenQuizzes.filter((quiz) => courseItems.has(quiz)),
    otherQuizzes,
  ]
  return order
    .flatMap((quizzes) => inTurn(quizzes.map(markable)))
    .slice(0, closingQuestions)
    .map((question, index) => ({ ...question, id: `closing-${index + 1}` }))
}

function quizzesOf(shelves: readonly Shelf[]) {
  return shelves.flatMap(({ section }) =>
    section.items.flatMap((item) => (item.type === 'quiz' ? [item] : [])),
  )
}

function markable({ questions }: { questions: readonly Question[] }): Question[] {
  return questions.filter(({ type }) => type !== 'short_answer')
}

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const maxLength = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: maxLength }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}
