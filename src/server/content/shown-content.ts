import type { PreparedGuide } from '#domain/guide/intent-index.ts'
import type { WordVectors } from '#domain/guide/word-vectors.ts'
import type { Achievement } from '#domain/ledger/achievements.ts'
import type { Assessment } from '#domain/learning/assessment.ts'
import type { WrittenAnswer } from '#domain/guide/written-answer.ts'
import type { Misspelling } from '#domain/cv/misspelled.ts'
import type { CvSample } from '#domain/cv/samples.ts'
import type { Course } from '#domain/learning/course.ts'
import { withFacts, type Fact, type Helpline } from '#domain/learning/facts.ts'
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
import type { CvFonts } from './cv-fonts.ts'
import { factUsesIn, type FactUse } from './fact-uses.ts'
import { filledIn } from './texts.ts'

/** What the files say, deeply frozen. A text may quote facts. */
export interface AuthoredContent {
  readonly courses: readonly Course[]
  readonly assessments: readonly Assessment[]
  readonly quests: readonly Quest[]
  readonly achievements: readonly Achievement[]
  readonly paths: readonly CareerPath[]
  readonly facts: readonly Fact[]
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
}

/** What never changes while the server runs. */
export interface ContentAssets {
  /** What the guide has learned from the answers; null until the build has prepared it. */
  readonly guide: PreparedGuide | null
  readonly wordVectors: WordVectors
  readonly cvFonts: CvFonts
}

/** The content as people see it: the facts are filled in. All of it is frozen. */
export interface Content extends AuthoredContent, ContentAssets {
  /** The same with the facts still quoted. */
  readonly authored: AuthoredContent
  /** As the files have it, without what staff changed; null for that itself. */
  readonly shipped: Content | null
  /** Where each fact is quoted, by its id. */
  readonly factUses: Readonly<Record<string, readonly FactUse[]>>
  readonly learnableXp: LearnableXp
  /** What quests and achievements count. */
  readonly goals: GoalLists
}

export function shownContent(
  authored: AuthoredContent,
  assets: ContentAssets,
  shipped: Content | null = null,
): Content {
  const facts = new Map(authored.facts.map((fact) => [fact.id, fact]))
  const shown = filledIn(authored, (text) => withFacts(text, facts))
  let factUses: Content['factUses'] | undefined
  return Object.freeze({
    ...shown,
    authored,
    shipped,
    // Only staff ask for it.
    get factUses() {
      return (factUses ??= factUsesIn(authored))
    },
    learnableXp: Object.freeze(learnableXp(shown.courses, shown.assessments)),
    goals: goalListsOf(shown.quests, shown.achievements),
    wordVectors: assets.wordVectors,
    cvFonts: assets.cvFonts,
    // A worker and the commands of an operator answer no questions.
    get guide() {
      return assets.guide
    },
  })
}
