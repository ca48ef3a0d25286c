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
import { finishCourse, saveDrafts, type ClaimedOrder, type Stage } from './making-commands.ts'
import type { DraftWriter } from './writer.ts'

/** What a maker needs to make an order. */
export interface MakerInput {
  order: ClaimedOrder
  library: Library
  /** Contains the student's struggle, redacted for the model. */
  briefing: Briefing
  /** Null when everything comes from the library. */
  writer: DraftWriter | null
}

/** A lesson or a quiz to draft. */
interface Piece {
  id: string
  section: OutlineDraft['sections'][number]
  /** Null for the section's quiz. */
  lesson: OutlineDraft['sections'][number]['lessons'][number] | null
}

/** Makes a course piece by piece, continuing where an earlier attempt stopped. */
export async function makeCourse(services: Services, input: MakerInput): Promise<void> {
  const { order, library } = input
  const plan = planCourse(order, library)
  const drafts = await writeDrafts(services, input)
  if (drafts === null) return
  const writer = hasDrafts(drafts) ? 'ai' : 'library'
  const course = composeCourse(withDrafts(plan, drafts), {
    ...order,
    id: order.courseId,
    writer,
  })
  const pieces = course.sections.flatMap(({ items }) => items).length
  const { skills } = plan satisfies CoursePlan
  await services.transaction((tx) => finishCourse(tx, order, { course, skills, pieces }))
}

/** Null when this process no longer has the lease. */
async function writeDrafts(services: Services, input: MakerInput): Promise<Drafts | null> {
  const { order, briefing, writer } = input
  let drafts = order.drafts
  if (writer === null) return drafts

  const saveProgress = (stage: Stage, pieces: readonly Piece[]) =>
    services.transaction((tx) =>
      saveDrafts(tx, order, {
        drafts,
        stage,
        done: pieces.filter(isDone).length,
        total: pieces.length,
      }),
    )
  const isDone = ({ id }: Piece): boolean => id in drafts.lessons || id in drafts.quizzes

  if (drafts.outline === undefined) {
    if (!(await saveProgress('outline', []))) return null
    const outline = await writer.write(askForOutline(briefing), outlineDraft)
    drafts = { ...drafts, outline }
  }
  const { outline } = drafts
  if (!outline) return drafts

  const pieces = piecesOf(outline)
  for (const piece of pieces) {
    if (isDone(piece)) continue
    if (!(await saveProgress(piece.lesson === null ? 'questions' : 'lessons', pieces))) return null
    drafts = await withPiece(drafts, piece, { outline, briefing, writer })
  }
  return (await saveProgress('saving', pieces)) ? drafts : null
}

/** All lessons first, then the questions about them. */
function piecesOf({ sections }: OutlineDraft): Piece[] {
  const lessons = sections.flatMap((section, sectionIndex) =>
    section.lessons.map((lesson, index) => ({
      id: lessonId(sectionIndex, index),
      section,
      lesson,
    })),
  )
  const quizzes = sections.map((section, sectionIndex) => ({
    id: lessonId(sectionIndex, draftShape.lessons),
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
  const sectionIndex = outline.sections.indexOf(section)
  const lessonTexts = section.lessons.flatMap(({ title }, index) => {
    const text = drafts.lessons[lessonId(sectionIndex, index)]?.body
    return text === undefined ? [] : [{ title, text }]
  })
  // Questions about lessons that are not in the course could not be answered.
  const draft =
    lessonTexts.length === 0
      ? null
      : await writer.write(askForQuiz(briefing, lessonTexts), quizDraft)
  return { ...drafts, quizzes: { ...drafts.quizzes, [id]: draft } }
}
