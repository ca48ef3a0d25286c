import { cardsIn } from './article-cards.ts'
import type { Course, Item, Section } from './course.ts'
import type { CoursePlan, CourseLevel, PlanPart, CourseRequest } from './course-plan.ts'
import { aboutSkill } from './skills.ts'

/** Who wrote the lessons of a personal course. */
export type Writer = 'library' | 'ai'

export interface Composing extends CourseRequest {
  id: string
  writer: Writer
}

const titleStart = 'Personalized Course: '

/** Items that quote the student, which are never rewritten. */
export const personalItems = { welcome: 'start-here', lookBack: 'look-back' } as const
export const practiceId = 'practice'
export const closingId = 'closing-quiz'

/** Whether an item can be rewritten: all but those that quote the student and the closing quiz. */
export function isRewritable(contentId: string): boolean {
  const fixedItems: readonly string[] = [...Object.values(personalItems), closingId]
  return !fixedItems.includes(contentId)
}

/** The whole course: a personal welcome, the parts, and a last section to apply them. */
export function composeCourse(plan: CoursePlan, composing: Composing): Course {
  const { id } = composing
  const [main = 'career-development'] = plan.skills
  const parts = plan.parts.map((part, index) => sectionOf(part, index))
  const [first, ...others] = parts
  const welcome = welcomeTo(plan, composing)
  const sections = [
    ...(first === undefined ? [] : [{ ...first, items: [welcome, ...first.items] }]),
    ...others,
    lastSection(plan, composing),
  ]
  return {
    id,
    title: courseTitle(plan.name),
    description: `Made for you from what you told us: ${skillNames(plan)}.`,
    skill: main,
    level: levelOf(plan, composing),
    prerequisites: [],
    safety: false,
    outcomes: plan.parts.map(({ title }) => title),
    sections,
  }
}

/** A model writes for the level that was asked for; the library has only the levels of its courses. */
function levelOf(plan: CoursePlan, { level, writer }: Composing): CourseLevel {
  return writer === 'ai' ? level : plan.level
}

/** Shown in lists and in the XP history, so it names the topic and quotes nothing private. */
export function courseTitle(name: string): string {
  return `${titleStart}${name}`
}

export function lessonId(part: number, item: number): string {
  return `part-${part + 1}-${item + 1}`
}

function sectionOf({ title, description, items }: PlanPart, partIndex: number): Section {
  return {
    id: `part-${partIndex + 1}`,
    title,
    description,
    items: items.map((item, index) => ({ ...item, id: lessonId(partIndex, index) })),
  }
}

function lastSection(plan: CoursePlan, { struggle }: CourseRequest): Section {
  const items: Item[] = [
    ...(plan.practice === null ? [] : [{ ...plan.practice, id: practiceId }]),
    {
      type: 'reflection',
      id: personalItems.lookBack,
      title: 'Look back at where you started',
      minutes: 5,
      facts: [],
      prompt: `When you started, you wrote:\n\n> ${quoted(struggle)}\n\nWhat do you see differently now? Name one thing you will do this week, and when.`,
      minWords: 25,
    },
  ]
  if (plan.closing.length > 0) {
    items.push({
      type: 'quiz',
      id: closingId,
      title: 'Closing quiz',
      minutes: 5,
      facts: [],
      questions: [...plan.closing],
    })
  }
  return {
    id: 'put-it-to-use',
    title: 'Put it to use',
    description: 'Use what you learned, look back, and see what you remember.',
    items,
  }
}

function welcomeTo(plan: CoursePlan, composing: Composing): Item {
  return {
    type: 'article',
    id: personalItems.welcome,
    title: 'Start here: your own path',
    minutes: 2,
    facts: [],
    cards: cardsIn(welcomeText(plan, composing)),
  }
}

function welcomeText(plan: CoursePlan, composing: Composing): string {
  const { struggle, level, writer } = composing
  const steps = plan.parts.map(
    ({ title, description }, index) => `${index + 1}. **${title}.** ${description}`,
  )
  const practice = plan.practice === null ? '' : ` You will also do "${plan.practice.title}".`
  return [
    'You told us:',
    `> ${quoted(struggle)}`,
    `Thank you for telling us. Saying what is hard is the first step, and plenty of people your age are in the same spot. This is about **${skillNames(plan)}**, and you can learn that one small piece at a time.`,
    levelOf(plan, composing) < level ? lowerLevel(plan) : greetingFor[level],
    'Here are your steps:',
    steps.join('\n'),
    `Then you put it to use.${practice} A short quiz at the end shows you what you remember.`,
    ...(writer === 'ai'
      ? [
          'Some of these lessons were drafted by an AI for you. It can be wrong, so check what matters with a teacher, a counsellor or the official site. If a lesson is not right for you, ask for another version below it.',
        ]
      : []),
    '> **Tip:** One item a day is enough. Stop when you are tired, and come back tomorrow.',
  ].join('\n\n')
}

const greetingFor: Readonly<Record<CourseLevel, string>> = {
  1: 'You said you are a beginner, so we start at the beginning and skip nothing.',
  2: 'You said you know the basics, so we move quickly to the harder parts.',
  3: 'You said you are advanced, so we go to the parts that even experienced people get wrong.',
}

/** For a level that the library does not have: says which one it has. */
function lowerLevel({ level }: CoursePlan): string {
  const readers = level === 1 ? 'are for beginners' : 'stop in the middle'
  return `Our lessons on this ${readers}. We chose the later ones, and some of it you will know already: go through that part quickly.`
}

function skillNames({ skills }: CoursePlan): string {
  const names = skills.map((skill) => aboutSkill[skill].label)
  return names.join(' and ')
}

/** The student's text on one line, without characters that have a meaning in Markdown. */
function quoted(struggle: string): string {
  return struggle
    .replace(/:\/\/|[*_`[\]<>#|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 400)
    .toWellFormed()
}
