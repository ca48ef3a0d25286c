import { crisisIn } from '#domain/safety/crisis-words.ts'
import { distressIn } from '#domain/safety/distress.ts'
import { withoutIdentity } from '#domain/safety/identity.ts'
import { wordsAbout, type NearestAnswers } from './nearest-answers.ts'

/** Why a question counts as one without a good answer. */
export type MissKind = 'unanswered' | 'not-taken' | 'disliked'

/** A question without a good answer, reduced to words that many people use. */
export interface MissedQuestion {
  /** Tells people apart; it is not kept. */
  person: string
  words: readonly string[]
  kind: MissKind
  /** 0 for the oldest of the counted weeks. */
  week: number
}

/** Questions about the same thing, asked by at least three people. */
export interface Gap {
  id: string
  answerId: string | null
  /** Each was typed by at least three of these people, or five if our answers do not have it. */
  words: string[]
  people: number
  unanswered: number
  notTaken: number
  disliked: number
  weeks: number[]
}

export const gapWeeks = 4
/** A group or word of fewer people could say who asked. */
const minPeople = 3
/** A word that our answers do not have could be a name, so more people must have typed it. */
const minPeopleOfUnknownWord = 5
const maxWords = 8
/** From this closeness a question is grouped with an answer: a rare word in common, or some common ones. */
const minCloseness = 4

/**
 * The words of a question that may be counted: no e-mails, numbers or handles, no word with a digit, no unknown
 * word with a capital letter inside a sentence. None at all of a message in crisis or distress.
 */
export function countableWords(text: string, answers: NearestAnswers): string[] {
  if (crisisIn(text) !== null || distressIn(text) !== null) return []
  const safe = withoutIdentity(text, []).replace(/\[[^\]]*\]/g, '. ')
  const words = safe
    .split(/[.!?\n]+/)
    .flatMap((sentence) =>
      sentence
        .trim()
        .split(/\s+/)
        .flatMap((word, index) => (index > 0 && looksLikeName(word, answers) ? [] : word)),
    )
    .join(' ')
  return [...new Set(wordsAbout(words).map((word) => answers.known(word) ?? word))]
}

function looksLikeName(word: string, answers: NearestAnswers): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && answers.known(word) === null
}

/** The groups, most people first, and how many questions are in none because too few people asked. */
export function gapsIn(
  missed: readonly MissedQuestion[],
  answers: NearestAnswers,
): { gaps: Gap[]; ungrouped: number } {
  const shared = wordsOfEnough(missed, answers)
  const groups = Map.groupBy(missed, ({ words }) =>
    subjectOf(
      words.filter((word) => shared.has(word)),
      answers,
    ),
  )
  const gaps = [...groups]
    .flatMap(([subject, questions]) => gapOf(subject, questions, answers) ?? [])
    .toSorted((a, b) => b.people - a.people || a.id.localeCompare(b.id))
  const grouped = gaps.reduce((sum, gap) => sum + gap.unanswered + gap.notTaken + gap.disliked, 0)
  return { gaps, ungrouped: missed.length - grouped }
}

/** The nearest answer, otherwise the rarest word; null when no word is left. */
function subjectOf(words: readonly string[], answers: NearestAnswers): string | null {
  const [nearest] = answers.near(words)
  if (nearest !== undefined && nearest.closeness >= minCloseness) return `answer:${nearest.id}`
  const [rarest] = words.toSorted(
    (a, b) => answers.rarity(b) - answers.rarity(a) || a.localeCompare(b),
  )
  return rarest === undefined ? null : `word:${rarest}`
}

function gapOf(
  subject: string | null,
  questions: readonly MissedQuestion[],
  answers: NearestAnswers,
): Gap | null {
  const words = wordsOfEnough(questions, answers)
  const people = new Set(questions.map(({ person }) => person)).size
  if (subject === null || people < minPeople || words.size === 0) return null
  const times = (kind: MissKind) => questions.filter((question) => question.kind === kind).length
  const [nearest] = answers.near([...words.keys()])
  return {
    id: subject,
    answerId: nearest?.id ?? null,
    words: [...words]
      .toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b))
      .slice(0, maxWords)
      .map(([word]) => word),
    people,
    unanswered: times('unanswered'),
    notTaken: times('not-taken'),
    disliked: times('disliked'),
    weeks: Array.from(
      { length: gapWeeks },
      (_, week) => questions.filter((question) => question.week === week).length,
    ),
  }
}

/** The words that enough different people typed, with their number. */
function wordsOfEnough(
  questions: readonly MissedQuestion[],
  answers: NearestAnswers,
): Map<string, number> {
  const people = new Map<string, Set<string>>()
  for (const { person, words } of questions) {
    for (const word of words) people.set(word, (people.get(word) ?? new Set<string>()).add(person))
  }
  const counts = [...people].map(([word, set]) => [word, set.size] as const)
  return new Map(
    counts.filter(
      ([word, count]) =>
        count >= (answers.known(word) === null ? minPeopleOfUnknownWord : minPeople),
    ),
  )
}
