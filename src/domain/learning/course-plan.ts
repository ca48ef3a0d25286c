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
}

/** The plan of a personal course. */
export interface CoursePlan {
  /** The name of the course in lists. */
  name: string
  /** Clearest match first; never empty. */
  skills: readonly Skill[]
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

/** The specified skills of a course if none is found in the struggle. */
const whenNoneIsFound: readonly Skill[] = ['career-development', 'programming']
const partCount = 3
const itemsInPart = { least: 3, most: 4 }
const closingQuestions = 6

/** The library's sections that fit a struggle best, in the order they build on each other. */
export function planCourse(wish: CourseRequest, library: Library): CoursePlan {
  const found = skillsInStruggle(wish.struggle, library.leaningOf(wish.struggle))
  const skills = found.length > 0 ? found : whenNoneIsFound
  const topic = topicOfStruggle(wish.struggle)
  // Ignore a topic of another skill: the course would be about something else.
  const narrow = topic !== null && topic.skills.some((skill) => skills.includes(skill))
  if (narrow) return planFor(topic, { wish, skills, library })
  const shelves = inOrder(chosenShelves(wish, skills, library), skills, library)
  const [main = 'career-development'] = skills
  return planOf(shelves, { wish, skills, library, name: aboutSkill[main].label })
}

interface Planning {
  wish: CourseRequest
  skills: readonly Skill[]
  library: Library
}

/** The sections closest to the topic, closest first. */
function planFor(topic: CourseTopic, planning: Planning): CoursePlan {
  const { wish, skills, library } = planning
  const candidates = library.shelves.filter(({ course }) => topic.skills.includes(course.skill))
  const closeness = closenessTo(topic.about, candidates, library)
  const score = (shelf: Shelf): number =>
    6 * closeness(shelf) +
    levelFit(shelf, wish.level) -
    0.5 * topic.skills.indexOf(shelf.course.skill)
  const shelves = candidates
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, partCount - 1)
  const known = [...topic.skills.filter((skill) => skills.includes(skill)), ...skills]
  const plan = planOf(shelves, {
    wish: { ...wish, struggle: topic.about },
    skills: [...new Set(known)],
    library,
    name: topic.name,
  })
  return { ...plan, parts: [...plan.parts, closeBy(topic, plan, { candidates, library })] }
}

/** The lessons of other sections that are closest to the topic. */
function closeBy(
  { about }: CourseTopic,
  { parts, practice }: CoursePlan,
  { candidates, library }: { candidates: readonly Shelf[]; library: Library },
): PlanPart {
  const taken = new Set([...parts.flatMap(({ items }) => items), practice])
  const items = candidates
    .flatMap(({ section }) => section.items)
    .filter((item) => item.type !== 'quiz' && item.type !== 'reflection' && !taken.has(item))
    .toSorted((one, other) => library.relevance(other, about) - library.relevance(one, about))
    .slice(0, itemsInPart.least)
  return { title: 'More that helps', description: 'Lessons close to this one.', items }
}

function planOf(
  shelves: readonly Shelf[],
  { wish, skills, library, name }: Planning & { name: string },
): CoursePlan {
  const practice = practiceFor(wish, shelves, library)
  const short = shelves.map((shelf) => partOf(shelf, practice))
  const parts = filled(short, shelves, wish, library)
  return { name, skills, parts, practice, closing: closingFrom(shelves, parts, library) }
}

/** Most parts are for the main skill; the last is for the second skill, if there is one. */
function chosenShelves(wish: CourseRequest, skills: readonly Skill[], library: Library): Shelf[] {
  const candidates = library.shelves.filter(({ course }) => skills.includes(course.skill))
  const closeness = closenessTo(wish.struggle, candidates, library)
  const score = (shelf: Shelf): number => 2 * closeness(shelf) + levelFit(shelf, wish.level)
  const ranked = candidates
    .map((shelf) => ({ shelf, score: score(shelf) }))
    .toSorted((one, other) => other.score - one.score)
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
        .toSorted((one, other) => other - one)
      return [shelf, (scores[0] ?? 0) + (scores[1] ?? 0)] as const
    }),
  )
  const highest = Math.max(...sums.values(), 1)
  return (shelf) => (sums.get(shelf) ?? 0) / highest
}

/** Beginners get early sections; advanced readers get late ones. */
function levelFit({ course, place }: Shelf, level: CourseLevel): number {
  const wanted = (level - 1) / 2
  return 0.9 * (1 - Math.abs(place - wanted)) - 0.3 * Math.max(0, course.level - level)
}

/** The main skill first and each course in its own order, but nothing before its prerequisites. */
function inOrder(shelves: readonly Shelf[], skills: readonly Skill[], library: Library): Shelf[] {
  const wished = shelves.toSorted(
    (one, other) =>
      skills.indexOf(one.course.skill) - skills.indexOf(other.course.skill) ||
      one.course.id.localeCompare(other.course.id) ||
      one.place - other.place,
  )
  const ordered: Shelf[] = []
  while (ordered.length < wished.length) {
    const left = wished.filter((shelf) => !ordered.includes(shelf))
    const next = left.find((shelf) =>
      left.every(({ course }) => !needs(shelf.course.id, course.id, library)),
    )
    ordered.push(...(next === undefined ? left : [next]))
  }
  return ordered
}

function needs(courseId: string, other: string, library: Library): boolean {
  const direct = library.courses.find(({ id }) => id === courseId)?.prerequisites ?? []
  return direct.some((id) => id === other || needs(id, other, library))
}

/** The articles and exercises of a section; its quiz only if there are too few. */
function partOf({ section }: Shelf, practice: Item | null): PlanPart {
  const others = section.items.filter((item) => item !== practice)
  const lessons = others.filter(({ type }) => type === 'article' || type === 'exercise')
  const tasks = others.filter((item) => !lessons.includes(item) && item.type !== 'quiz')
  const quizzes = others.filter(({ type }) => type === 'quiz')
  const missing = Math.max(0, itemsInPart.least - lessons.length)
  const taken = new Set([...lessons, ...[...quizzes, ...tasks].slice(0, missing)])
  return {
    title: section.title,
    description: section.description,
    items: section.items.filter((item) => taken.has(item)).slice(0, itemsInPart.most),
  }
}

/** A part that is too short gets the closest unused lessons of its course. */
function filled(
  parts: readonly PlanPart[],
  shelves: readonly Shelf[],
  { struggle }: CourseRequest,
  library: Library,
): PlanPart[] {
  const taken = new Set(parts.flatMap(({ items }) => items))
  return parts.map((part, at) => {
    const spare = library.shelves
      .filter((shelf) => shelf.course === shelves[at]?.course && !shelves.includes(shelf))
      .flatMap(({ section }) => section.items)
      .filter((item) => item.type === 'article' && !taken.has(item))
      .toSorted(
        (one, other) => library.relevance(other, struggle) - library.relevance(one, struggle),
      )
      .slice(0, Math.max(0, itemsInPart.least - part.items.length))
    for (const item of spare) taken.add(item)
    return { ...part, items: [...part.items, ...spare] }
  })
}

/** Beginners get a checklist, others a project. */
function practiceFor(
  wish: CourseRequest,
  shelves: readonly Shelf[],
  library: Library,
): Item | null {
  const kinds = wish.level === 1 ? ['checklist', 'project'] : ['project', 'checklist']
  const main = library.shelves.filter(({ course }) => course === shelves[0]?.course)
  const nearby = new Set(shelves.flatMap(({ section }) => section.items))
  const candidates = [...new Set([...shelves, ...main])]
    .flatMap(({ section }) => section.items)
    .filter(({ type }) => kinds.includes(type))
    .map((item) => ({
      item,
      score:
        library.relevance(item, wish.struggle) +
        (nearby.has(item) ? 4 : 0) -
        2 * kinds.indexOf(item.type),
    }))
  return candidates.toSorted((one, other) => other.score - one.score)[0]?.item ?? null
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
  const asked = new Set(parts.flatMap(({ items }) => items))
  const chosen = quizzesOf(shelves)
  const others = quizzesOf(
    library.shelves.filter(
      (shelf) => shelf.course === shelves[0]?.course && !shelves.includes(shelf),
    ),
  )
  const order = [
    chosen.filter((quiz) => !asked.has(quiz)),
    chosen.filter((quiz) => asked.has(quiz)),
    others,
  ]
  return order
    .flatMap((quizzes) => inTurn(quizzes.map(markable)))
    .slice(0, closingQuestions)
    .map((question, at) => ({ ...question, id: `closing-${at + 1}` }))
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
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat()
}
