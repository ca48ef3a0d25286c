import type { Assessment } from '#domain/learning/assessment.ts'
import type { ArticleCard } from '#domain/learning/article-cards.ts'
import type { Course } from '#domain/learning/course.ts'
import { isAway } from '#domain/learning/course-length.ts'
import { guessedRight, rightByWordsOf } from '#domain/learning/guessing.ts'
import { minutesOnScreen } from '#domain/learning/item-minutes.ts'
import { textIn } from '#domain/learning/item-text.ts'
import { questionsInSitting } from '#domain/learning/question-draw.ts'
import { wordsIn } from '#domain/learning/written-work.ts'
import type { Authored, ContentReading } from './read-content.ts'
import type { ContentProblem } from './source.ts'

/** Checks the size and parts of shipped courses and assessments. A generated course may be smaller. */
export function shapeProblems({ courses, assessments }: ContentReading): ContentProblem[] {
  return [
    ...courses.flatMap(courseProblems),
    ...assessments
      .filter(({ value: { questions } }) => questions.length < 8 || questions.length > 60)
      .map(({ problem }) => problem(['questions'], 'an assessment has 8 to 60 questions')),
    ...assessments
      .filter(({ value: { id, skill } }) => id !== skill)
      .map(({ problem }) => problem(['id'], 'an assessment is named for its skill')),
    ...assessments.flatMap(guessable),
    ...assessments.flatMap((assessment) => readable(assessment, courses)),
  ]
}

/** In percent. A quarter is chance. */
const maxGuessed = 40

/** A pool must not be passed by a way of guessing. Fewer questions say too little about it. */
function guessable({ value: { questions }, problem }: Authored<Assessment>): ContentProblem[] {
  if (questions.length <= questionsInSitting) return []
  return [...guessedRight(questions)]
    .filter(([, percent]) => percent > maxGuessed)
    .map(([way, percent]) =>
      problem(['questions'], `${way} is right in ${percent} % of the choices`),
    )
}

/** From here on, chance no longer explains how a reader without understanding does. */
const poolWorthReading = 30

/** A pool must not be passed by picking what sounds most like the course. */
function readable(
  { value: { questions, skill }, problem }: Authored<Assessment>,
  courses: readonly Authored<Course>[],
): ContentProblem[] {
  if (questions.length < poolWorthReading) return []
  const text = courses
    .filter(({ value }) => value.skill === skill)
    .flatMap(({ value }) => value.sections.flatMap(({ items }) => items.map(textIn)))
    .join('\n')
  const percent = rightByWordsOf(text, questions)
  return percent <= maxGuessed
    ? []
    : [
        problem(
          ['questions'],
          `the option with the most words of the course is right in ${percent} % of the choices`,
        ),
      ]
}

function courseProblems({ value: course, problem }: Authored<Course>): ContentProblem[] {
  const items = course.sections.flatMap((section) => section.items)
  const count = (type: string) => items.filter((item) => item.type === type).length
  const exercises = items.flatMap((item) => (item.type === 'exercise' ? [item.exercise.kind] : []))
  const rules: [boolean, string][] = [
    [course.id.startsWith(`${course.skill}-`), 'the id begins with the skill'],
    [items.length >= 11 && items.length <= 18, `11 to 18 items, not ${items.length}`],
    [count('quiz') >= 3, `at least 3 quizzes, not ${count('quiz')}`],
    [new Set(exercises).size >= 2, 'at least 2 exercises of different kinds'],
    [count('project') + count('checklist') >= 1, 'at least one project or checklist'],
  ]
  return [
    ...rules.filter(([ok]) => !ok).map(([, rule]) => problem(['sections'], `a course has ${rule}`)),
    ...sectionProblems({ value: course, problem }),
    ...cardProblems({ value: course, problem }),
    ...tooLong({ value: course, problem }),
    ...repeatedQuestions({ value: course, problem }),
  ]
}

function sectionProblems({ value, problem }: Authored<Course>): ContentProblem[] {
  return value.sections.flatMap(({ items }, index) => {
    const articles = items.filter(({ type }) => type === 'article').length
    const message = 'a section has at least one article and one thing to do'
    return articles > 0 && articles < items.length ? [] : [problem(['sections', index], message)]
  })
}

/** In minutes. */
const maxMoreThanMeasured = 3

/** A student plans with the minutes of a lesson, so they are those that it takes. Work away from the screen has its own. */
function tooLong({ value, problem }: Authored<Course>): ContentProblem[] {
  return value.sections.flatMap(({ items }, section) =>
    items.flatMap((item, index) => {
      if (isAway(item)) return []
      const measured = Math.max(1, Math.ceil(minutesOnScreen(item)))
      return item.minutes <= measured + maxMoreThanMeasured
        ? []
        : [
            problem(
              ['sections', section, 'items', index, 'minutes'],
              `it takes about ${measured} minutes`,
            ),
          ]
    }),
  )
}

const maxCards = 7
const maxWordsOnCard = 110

/** An article is a few cards, each short enough to take in at a glance. */
function cardProblems({ value, problem }: Authored<Course>): ContentProblem[] {
  return value.sections.flatMap(({ items }, section) =>
    items.flatMap((item, index) => {
      if (item.type !== 'article') return []
      const path = ['sections', section, 'items', index, 'cards']
      return [
        ...(item.cards.length > maxCards
          ? [problem(path, `an article has at most ${maxCards} cards, not ${item.cards.length}`)]
          : []),
        ...item.cards.flatMap((card, at) =>
          longCard(card).map((message) => problem([...path, at, 'text'], message)),
        ),
      ]
    }),
  )
}

/** A text that nobody divided may have one long block. */
function longCard({ text, ask }: ArticleCard): string[] {
  if (ask === null) return []
  const words = wordsIn(text).length
  return words > maxWordsOnCard ? [`a card has at most ${maxWordsOnCard} words, not ${words}`] : []
}

/** Review cards identify a question only by its course and its id. */
function repeatedQuestions({ value, problem }: Authored<Course>): ContentProblem[] {
  const seen = new Set<string>()
  return value.sections.flatMap(({ items }, section) =>
    items.flatMap((item, index) =>
      (item.type === 'quiz' ? item.questions : []).flatMap(({ id }, question) => {
        const path = ['sections', section, 'items', index, 'questions', question, 'id']
        if (seen.has(id)) return [problem(path, `duplicate question id in this course: ${id}`)]
        seen.add(id)
        return []
      }),
    ),
  )
}
