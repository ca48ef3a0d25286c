import { composeCourse, lessonId } from '#domain/learning/composer.ts'
import { planCourse, type CoursePlan } from '#domain/learning/course-plan.ts'
import {
  draftShape,
  hasDrafts,
  lessonDraft,
  outlineDraft,
  quizDraft,
  withDrafts,
  type Drafts,
  type OutlineDraft,
} from '#domain/learning/course-drafts.ts'
import {
  askForLesson,
  askForOutline,
  askForQuiz,
  type Briefing,
} from '#domain/learning/draft-prompts.ts'
import type { Library } from '#domain/learning/library.ts'
import type { Services } from '../services.ts'
import { finishCourse, keep, type ClaimedOrder, type Stage } from './making-commands.ts'
import type { DraftWriter } from './writer.ts'

export interface Making {
  claimed: ClaimedOrder
  library: Library
  /** Contains the student's struggle, redacted for the model. */
  briefing: Briefing
  /** Null when everything comes from the library. */
  writer: DraftWriter | null
}

interface Piece {
  id: string
  section: OutlineDraft['sections'][number]
  /** Null for the section's quiz. */
  lesson: OutlineDraft['sections'][number]['lessons'][number] | null
}

/** Makes a course piece by piece, continuing where an earlier attempt stopped. */
export async function makeCourse(services: Services, making: Making): Promise<void> {
  const { claimed, library } = making
  const plan = planCourse(claimed, library)
  const drafts = await drafted(services, making)
  if (drafts === null) return
  const writer = hasDrafts(drafts) ? 'ai' : 'library'
  const course = composeCourse(withDrafts(plan, drafts), {
    ...claimed,
    id: claimed.courseId,
    writer,
  })
  const pieces = course.sections.flatMap(({ items }) => items).length
  const { skills } = plan satisfies CoursePlan
  await services.transaction((tx) => finishCourse(tx, claimed, { course, skills, pieces }))
}

/** Null when this process no longer has the lease. */
async function drafted(services: Services, making: Making): Promise<Drafts | null> {
  const { claimed, briefing, writer } = making
  let drafts = claimed.drafts
  if (writer === null) return drafts

  const keeping = (stage: Stage, of: readonly Piece[]) =>
    services.transaction((tx) =>
      keep(tx, claimed, { drafts, stage, done: of.filter(isDone).length, total: of.length }),
    )
  const isDone = ({ id }: Piece): boolean => id in drafts.lessons || id in drafts.quizzes

  if (drafts.outline === undefined) {
    if (!(await keeping('outline', []))) return null
    const outline = await writer.write(askForOutline(briefing), outlineDraft)
    drafts = { ...drafts, outline }
  }
  const { outline } = drafts
  if (!outline) return drafts

  const pieces = piecesOf(outline)
  for (const piece of pieces) {
    if (isDone(piece)) continue
    if (!(await keeping(piece.lesson === null ? 'questions' : 'lessons', pieces))) return null
    drafts = await withPiece(drafts, piece, { outline, briefing, writer })
  }
  return (await keeping('saving', pieces)) ? drafts : null
}

/** All lessons first, then the questions about them. */
function piecesOf({ sections }: OutlineDraft): Piece[] {
  const lessons = sections.flatMap((section, at) =>
    section.lessons.map((lesson, index) => ({ id: lessonId(at, index), section, lesson })),
  )
  const quizzes = sections.map((section, at) => ({
    id: lessonId(at, draftShape.lessons),
    section,
    lesson: null,
  }))
  return [...lessons, ...quizzes]
}

async function withPiece(
  drafts: Drafts,
  { id, section, lesson }: Piece,
  { outline, briefing, writer }: { outline: OutlineDraft; briefing: Briefing; writer: DraftWriter },
): Promise<Drafts> {
  if (lesson !== null) {
    const others = outline.sections
      .flatMap(({ lessons }) => lessons.map(({ title }) => title))
      .filter((title) => title !== lesson.title)
    const messages = askForLesson(briefing, lesson, { section, others })
    const draft = await writer.write(messages, lessonDraft)
    return { ...drafts, lessons: { ...drafts.lessons, [id]: draft } }
  }
  const at = outline.sections.indexOf(section)
  const read = section.lessons.flatMap(({ title }, index) => {
    const text = drafts.lessons[lessonId(at, index)]?.body
    return text === undefined ? [] : [{ title, text }]
  })
  // Questions about lessons that are not in the course could not be answered.
  const draft = read.length === 0 ? null : await writer.write(askForQuiz(briefing, read), quizDraft)
  return { ...drafts, quizzes: { ...drafts.quizzes, [id]: draft } }
}
