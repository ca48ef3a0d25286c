import type { UserId } from '#domain/people/user-id.ts'
import { checkInToday } from '../check-in/commands.ts'
import { openCourse } from '../courses/commands.ts'
import { markComplete } from '../courses/reading-commands.ts'
import { answerLesson } from '../courses/answer-commands.ts'
import { askedQuestions } from '../assessments/asked-questions.ts'
import { startSitting } from '../assessments/commands.ts'
import { submitAssessment } from '../assessments/submit-commands.ts'
import { choosePath } from '../paths/commands.ts'
import { boardOf } from '../quests/queries.ts'
import { startQuest } from '../quests/commands.ts'
import { updateProfile } from '../profiles/commands.ts'
import type { Course, Item } from '#domain/learning/course.ts'
import { startOfDay, type Day } from '#domain/day.ts'
import { solutionOf } from '#domain/learning/exercise-marking.ts'
import type { LessonAnswer } from '#domain/learning/lesson-work.ts'
import { answerKey, type Answers, type Question } from '#domain/learning/question.ts'
import { wrongAnswerTo } from '#domain/learning/wrong-answer.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import type { Services } from '../services.ts'
import { chance, dice } from './demo-dice.ts'

export interface DemoStudent {
  userId: UserId
  name: string
  details: Record<string, string>
  /** On how many days out of ten the student does something. */
  diligence: number
  course: Course
  /** How many items of the course are done. */
  done: number
}

export interface Clock {
  time: Date
}

const minute = 60_000
const afterSchool = 15 * 60

/** One day of one student, through the commands that the product itself uses. */
export async function liveOneDay(
  services: Services,
  clock: Clock,
  student: DemoStudent,
  day: Day,
  count: number,
): Promise<void> {
  const seed = `${student.name} ${day}`
  if (!chance(student.diligence, seed)) return
  clock.time = new Date(startOfDay(day).getTime() + (afterSchool + dice(180, seed)) * minute)
  const { transaction } = services
  const { userId } = student

  await transaction((tx) => checkInToday(tx, userId))
  if (count === 3) await transaction((tx) => updateProfile(tx, userId, 'student', student.details))
  if (count === 5) await chooseSomePath(services, student)
  if (chance(4, `quest ${seed}`)) await startOfferedQuest(services, student, clock)
  for (let item = dice(3, `items ${seed}`); item >= 0; item -= 1) {
    clock.time = new Date(clock.time.getTime() + 12 * minute)
    await finishNextItem(services, student, seed)
  }
  if (chance(2, `assessment ${seed}`)) await sitSomeAssessment(services, student, seed)
}

async function chooseSomePath({ transaction, content }: Services, { userId, name }: DemoStudent) {
  const path = shuffled(content.paths, name)[0]
  if (path !== undefined) await transaction((tx) => choosePath(tx, userId, path.id))
}

async function startOfferedQuest(services: Services, { userId }: DemoStudent, clock: Clock) {
  const { offered } = await boardOf(services.db, services.content, userId, clock.time)
  const [quest] = offered
  if (quest !== undefined) await services.transaction((tx) => startQuest(tx, userId, quest.id))
}

async function finishNextItem({ transaction }: Services, student: DemoStudent, seed: string) {
  const { userId, course } = student
  const item = course.sections.flatMap(({ items }) => items)[student.done]
  if (item === undefined) return
  const lesson = { userId, courseId: course.id, contentId: item.id }
  if (student.done === 0) await transaction((tx) => openCourse(tx, lesson))
  if (item.type === 'article') await transaction((tx) => markComplete(tx, 'off', lesson))
  for (const answer of answersTo(item, seed)) {
    await transaction((tx) => answerLesson(tx, 'off', { ...lesson, answer }))
  }
  student.done += 1
}

/** A quiz is first tried with one mistake, so that there is something to review. */
function answersTo(item: Item, seed: string): LessonAnswer[] {
  switch (item.type) {
    case 'article':
      return []
    case 'exercise':
      return [{ type: 'exercise', answer: solutionOf(item.exercise) }]
    case 'quiz':
      return [
        { type: 'quiz', answers: answers(item.questions, 8, seed) },
        { type: 'quiz', answers: answers(item.questions, 10, seed) },
      ]
    case 'reflection':
      return [{ type: 'reflection', text: wordsOf(item) }]
    case 'project':
      return [{ type: 'project', work: item.deliverable === 'link' ? link : wordsOf(item) }]
    case 'checklist':
      return item.tasks.map(({ id }) => ({ type: 'checklist', task: id, done: true }))
  }
}

const link = 'https://example.com/my-project'
const reflection =
  'I tried this with my cousin at the shop. It was harder than I thought, but I would do it again next week. ' +
  'First we wrote a list on paper, then each of us took three things from it. On Friday our aunt read everything ' +
  'and told us which part was clear and what she missed. My cousin wanted to begin at once and I wanted a plan, so we ' +
  'agreed on ten minutes for planning and no more. The biggest surprise was how long the counting took, because nobody ' +
  'had written down what came in before the weekend. Now every delivery goes into a notebook beside the till, with the ' +
  'date, the quantity and the price. Two customers asked why we did that, and one of them runs a cook shop and will try ' +
  'the same. What I still find difficult is asking older people for help without sounding rude, so I practised the ' +
  'sentence at home before saying it. Next month I will check whether the notebook and the shelf agree.'

/** As long as the longest project of a course asks for. */
function wordsOf({ minWords }: { minWords: number }): string {
  return reflection.split(' ').slice(0, Math.max(minWords, 50)).join(' ')
}

async function sitSomeAssessment(
  { transaction, db, content }: Services,
  student: DemoStudent,
  seed: string,
) {
  const { userId } = student
  const assessment = shuffled(content.assessments, `sits ${seed}`)[0]
  if (assessment === undefined) return
  const assessmentId = assessment.id
  await transaction((tx) => startSitting(tx, 'off', { userId, assessmentId }))
  const { id: sittingId, drawn } = await db
    .selectFrom('assessment_sittings')
    .select(['id', 'drawn'])
    .where('user_id', '=', userId)
    .where('assessment_id', '=', assessmentId)
    .executeTakeFirstOrThrow()
  const shown = assessment.questions.filter(({ id }) => drawn.includes(id))
  const sittingAnswers = answers(shown, student.diligence, seed)
  await transaction((tx) =>
    submitAssessment(tx, reading, { userId, assessmentId, sittingId, answers: sittingAnswers }),
  )
}

const reading = { pace: 'off', questionsIn: askedQuestions() } as const

/** How many of ten questions are answered correctly. */
function answers(questions: readonly Question[], right: number, seed: string): Answers {
  return Object.fromEntries(
    questions.map((question) => [
      question.id,
      chance(right, `${question.id} ${seed}`) ? answerKey(question) : wrongAnswerTo(question),
    ]),
  )
}
