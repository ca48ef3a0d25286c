import { isDueForReview } from '#domain/learning/facts.ts'
import { answerProblems, answersDue } from './answer-checks.ts'
import { bareFactProblems } from './bare-facts.ts'
import { shapeProblems } from './course-shape.ts'
import { deadLinkProblems } from './dead-links.ts'
import { guessableAsks } from './guessable-asks.ts'
import { readContent } from './read-content.ts'
import { unusedFigures } from './figure-references.ts'
import { keyProblems } from './answer-keys.ts'
import { brokenReferences } from './references.ts'
import { releaseProblems } from './released-ids.ts'
import { unusedWords } from './unused-words.ts'
import type { ContentProblem } from './source.ts'

export interface ContentCheck {
  problems: ContentProblem[]
  /** A warning that does not fail the build: a review day that has passed breaks nothing. */
  warnings: ContentProblem[]
}

/** Everything an author should know about the content folder, file by file. */
export function checkContent(folder: string, today: string): ContentCheck {
  const reading = readContent(folder)
  return {
    problems: [
      ...reading.problems,
      ...brokenReferences(reading),
      ...deadLinkProblems(reading),
      ...shapeProblems(reading),
      ...guessableAsks(reading),
      ...bareFactProblems(reading),
      ...keyProblems(reading),
      ...answerProblems(reading),
      ...unusedFigures(reading),
      ...unusedWords(reading),
      // An unreadable file would make all of its ids look deleted.
      ...(reading.problems.length > 0 ? [] : releaseProblems(folder, reading)),
    ].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    warnings: [
      ...reading.facts
        .filter(({ value }) => isDueForReview(value, today))
        .map(({ value, problem }) =>
          problem(['reviewBy'], `the fact ${value.id} is due for review: look it up again`),
        ),
      ...answersDue(reading, today),
    ],
  }
}
