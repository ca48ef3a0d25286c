import type { Course, Item, Section } from './course.ts'
import type { CoursePlan, Level, Part, Wish } from './course-plan.ts'
import { aboutSkill } from './skills.ts'

/** How a personal course says who wrote its lessons. */
export type Writer = 'library' | 'ai'

export interface Composing extends Wish {
  id: string
  writer: Writer
}

/** As specified, whatever is in it. */
const hours = 10
const titleStart = 'Personalized Course: '

/** Items with words of the student's own, which nobody writes anew. */
export const personalItems = { welcome: 'start-here', lookBack: 'look-back' } as const
export const practiceId = 'practice'
export const closingId = 'closing-quiz'

/** Whether there can be another version of this item: of all but the student's own words and the closing quiz. */
export function isRewritable(contentId: string): boolean {
  const kept: readonly string[] = [...Object.values(personalItems), closingId]
  return !kept.includes(contentId)
}

/** The whole course: a personal welcome, the parts, and a last section that puts them to use. */
export function composeCourse(plan: CoursePlan, composing: Composing): Course {
  const { id, level } = composing
  const [main = 'career-development'] = plan.skills
  const parts = plan.parts.map((part, at) => sectionOf(part, at))
  const [first, ...others] = parts
  const welcome = welcomeTo(plan, composing)
  return {
    id,
    title: courseTitle(plan.name),
    description: `Made for you from what you told us: ${skillNames(plan)}.`,
    skill: main,
    level,
    hours,
    prerequisites: [],
    safety: false,
    outcomes: plan.parts.map(({ title }) => title),
    sections: [
      ...(first === undefined ? [] : [{ ...first, items: [welcome, ...first.items] }]),
      ...others,
      lastSection(plan, composing),
    ],
  }
}

/** Lists and the record of XP show it, so it names the topic and quotes nothing private. */
export function courseTitle(name: string): string {
  return `${titleStart}${name}`
}

export function lessonId(part: number, item: number): string {
  return `part-${part + 1}-${item + 1}`
}

function sectionOf({ title, description, items }: Part, at: number): Section {
  return {
    id: `part-${at + 1}`,
    title,
    description,
    items: items.map((item, index) => ({ ...item, id: lessonId(at, index) })),
  }
}

function lastSection(plan: CoursePlan, { struggle }: Wish): Section {
  const items: Item[] = [
    ...(plan.practice === null ? [] : [{ ...plan.practice, id: practiceId }]),
    {
      type: 'reflection',
      id: personalItems.lookBack,
      title: 'Look back at where you started',
      minutes: 5,
      facts: [],
      prompt: `When you began, you wrote:\n\n> ${quoted(struggle)}\n\nWhat do you see differently now? Name one thing that you will do this week, and when.`,
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
    description: 'Do something with it, look back, and see what stayed.',
    items,
  }
}

function welcomeTo(plan: CoursePlan, { struggle, level, writer }: Composing): Item {
  const steps = plan.parts.map(
    ({ title, description }, at) => `${at + 1}. **${title}.** ${description}`,
  )
  const practice = plan.practice === null ? '' : ` You will also do "${plan.practice.title}".`
  return {
    type: 'article',
    id: personalItems.welcome,
    title: 'Start here: your own way through this',
    minutes: 2,
    facts: [],
    body: [
      'You told us:',
      `> ${quoted(struggle)}`,
      `Thank you for saying it. Saying what is hard is the first step, and plenty of people your age are at the same spot. This is about **${skillNames(plan)}**, and that can be learned one small piece at a time.`,
      greetingFor[level],
      'Here is the way:',
      steps.join('\n'),
      `Then you put it to use.${practice} A short quiz at the end shows you what stayed.`,
      ...(writer === 'ai'
        ? [
            'Some of these lessons were drafted by an AI for you. It can be wrong, so check what matters with a teacher, a counsellor or the official site. Where a lesson is not right for you, ask for another version below it.',
          ]
        : []),
      '> **Tip:** One item a day is enough. Stop when you are tired, and come back tomorrow.',
    ].join('\n\n'),
  }
}

const greetingFor: Readonly<Record<Level, string>> = {
  1: 'You said you are a beginner, so we start at the beginning and skip nothing.',
  2: 'You said you know the basics, so we go quickly to what is harder.',
  3: 'You said you are advanced, so we go to the parts where experienced people still slip.',
}

function skillNames({ skills }: CoursePlan): string {
  const names = skills.map((skill) => aboutSkill[skill].label)
  return names.join(' and ')
}

/** The student's words on one line, without what Markdown would read as more than words. */
function quoted(struggle: string): string {
  return struggle
    .replace(/:\/\/|[*_`[\]<>#|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 400)
    .toWellFormed()
}
