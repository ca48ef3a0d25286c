import type { PreparedGuide } from '#domain/guide/intent-index.ts'
import type { WordVectors } from '#domain/guide/word-vectors.ts'
import type { Achievement } from '#domain/ledger/achievements.ts'
import type { Assessment } from '#domain/learning/assessment.ts'
import type { WrittenAnswer } from '#domain/guide/written-answer.ts'
import type { Misspelling } from '#domain/cv/misspelled.ts'
import type { CvSample } from '#domain/cv/samples.ts'
import type { Course } from '#domain/learning/course.ts'
import { factsIn, withFacts } from '#domain/learning/facts.ts'
import type { Fact, Helpline } from '#domain/learning/facts.ts'
import type { LessonFigure } from '#domain/learning/figure.ts'
import type { FirstMinute } from '#domain/learning/first-minute.ts'
import type { Landing } from '#domain/learning/landing.ts'
import type { NicknameWords } from '#domain/people/nickname.ts'
import type { CareerPath } from '#domain/ledger/paths.ts'
import type { Programme } from '#domain/openings/programme.ts'
import type { Quest } from '#domain/ledger/quests.ts'
import { learnableXp, type LearnableXp } from '#domain/ledger/skill-level.ts'
import type { AuthoredWord } from '#domain/learning/word-schema.ts'
import type { InterviewQuestion } from '#domain/learning/interview-question.ts'
import type { Simulation } from '#domain/learning/simulation.ts'
import type { Safeguarding } from '#domain/mentoring/safeguarding.ts'
import type { ReadinessTask } from '#domain/learning/readiness.ts'
import { goalListsOf, type GoalLists } from '#domain/ledger/tallies.ts'
import { readCvFonts, type CvFonts } from './cv-fonts.ts'
import { factsOfAnswer } from './answer-checks.ts'
import { factUsesIn, type FactUse } from './fact-uses.ts'
import { readContent } from './read-content.ts'
import type { Authored } from './read-content.ts'
import { brokenReferences } from './references.ts'
import { mapTexts, textsIn } from './texts.ts'
import { readWordVectors } from './word-vectors.ts'

/** The shipped content. Facts are already filled in; all of it is frozen. */
export interface Content {
  readonly courses: readonly Course[]
  readonly assessments: readonly Assessment[]
  readonly quests: readonly Quest[]
  readonly achievements: readonly Achievement[]
  readonly paths: readonly CareerPath[]
  readonly facts: readonly Fact[]
  /** Where each fact is quoted, by its id. */
  readonly factUses: Readonly<Record<string, readonly FactUse[]>>
  readonly helplines: readonly Helpline[]
  readonly figures: readonly LessonFigure[]
  readonly words: readonly AuthoredWord[]
  readonly readiness: readonly ReadinessTask[]
  readonly interviews: readonly InterviewQuestion[]
  readonly simulations: readonly Simulation[]
  readonly cvSamples: readonly CvSample[]
  readonly misspellings: readonly Misspelling[]
  readonly programmes: readonly Programme[]
  readonly answers: readonly WrittenAnswer[]
  readonly landing: Landing
  readonly nicknames: NicknameWords
  readonly firstMinute: FirstMinute
  readonly safeguarding: Safeguarding
  readonly learnableXp: LearnableXp
  /** What quests and achievements count. */
  readonly goals: GoalLists
  /** What the guide has learned from the answers; null until the build has prepared it. */
  readonly guide: PreparedGuide | null
  readonly wordVectors: WordVectors
  readonly cvFonts: CvFonts
}

/** Throws, with file and line, when the folder contains something that cannot be shown. */
export function loadContent(folder: string): Content {
  const reading = readContent(folder)
  const problems = [...reading.problems, ...brokenReferences(reading)]
  const [landing] = reading.landing
  const [firstMinute] = reading.firstMinute
  const [nicknames] = reading.nicknames
  const [safeguarding] = reading.safeguarding
  if (problems.length > 0 || !landing || !firstMinute || !nicknames || !safeguarding) {
    const lines = problems.map(({ file, line, message }) => `${file}:${line} ${message}`)
    throw new Error(`The content cannot be used:\n${lines.join('\n')}`)
  }

  const facts = new Map(reading.facts.map(({ value }) => [value.id, value]))
  const fillIn = <Value>(value: Value) => mapTexts(value, (text) => withFacts(text, facts))
  const allOf = <Value>(authored: readonly Authored<Value>[]) =>
    Object.freeze(authored.map(({ value }) => fillIn(value)))
  const quests = allOf(reading.quests)
  const achievements = allOf(reading.achievements)
  return Object.freeze({
    courses: Object.freeze(reading.courses.map(({ value }) => fillIn(withItemFacts(value)))),
    assessments: allOf(reading.assessments),
    quests,
    achievements,
    goals: goalListsOf(quests, achievements),
    guide: null,
    wordVectors: readWordVectors(folder),
    cvFonts: readCvFonts(folder),
    paths: allOf(reading.paths),
    facts: allOf(reading.facts),
    factUses: factUsesIn(reading),
    helplines: allOf(reading.helplines),
    figures: allOf(reading.figures),
    words: allOf(reading.words),
    readiness: allOf(reading.readiness),
    interviews: allOf(reading.interviews),
    simulations: allOf(reading.simulations),
    cvSamples: allOf(reading.cvSamples),
    misspellings: allOf(reading.misspellings),
    programmes: allOf(reading.programmes),
    answers: Object.freeze(
      reading.answers.map(({ value }) => fillIn({ ...value, facts: factsOfAnswer(value) })),
    ),
    landing: fillIn(landing.value),
    firstMinute: fillIn(firstMinute.value),
    nicknames: nicknames.value,
    safeguarding: fillIn(safeguarding.value),
    learnableXp: Object.freeze(
      learnableXp(
        reading.courses.map(({ value }) => value),
        reading.assessments.map(({ value }) => value),
      ),
    ),
  })
}

/** Read before the facts are filled in, because afterwards they cannot be recognised. */
function withItemFacts(course: Course): Course {
  return {
    ...course,
    sections: course.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        facts: [...new Set(textsIn(item).flatMap(({ text }) => factsIn(text)))],
      })),
    })),
  }
}
