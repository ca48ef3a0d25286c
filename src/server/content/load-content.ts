import { readCvFonts } from './cv-fonts.ts'
import { factsOfAnswer } from './answer-checks.ts'
import { factsIn } from '#domain/learning/facts.ts'
import type { Course } from '#domain/learning/course.ts'
import { readContent } from './read-content.ts'
import type { Authored } from './read-content.ts'
import { brokenReferences } from './references.ts'
import { shownContent, type AuthoredContent, type Content } from './shown-content.ts'
import { mapTexts, textsIn } from './texts.ts'
import { readWordVectors } from './word-vectors.ts'

export type { Content } from './shown-content.ts'

/** Throws, with file and line, when the folder contains something that cannot be shown. */
export function loadContent(folder: string): Content {
  return shownContent(authoredContent(folder), {
    guide: null,
    wordVectors: readWordVectors(folder),
    cvFonts: readCvFonts(folder),
  })
}

function authoredContent(folder: string): AuthoredContent {
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
  return frozen({
    courses: valuesOf(reading.courses).map(withItemFacts),
    assessments: valuesOf(reading.assessments),
    quests: valuesOf(reading.quests),
    achievements: valuesOf(reading.achievements),
    paths: valuesOf(reading.paths),
    facts: valuesOf(reading.facts),
    helplines: valuesOf(reading.helplines),
    figures: valuesOf(reading.figures),
    words: valuesOf(reading.words),
    readiness: valuesOf(reading.readiness),
    interviews: valuesOf(reading.interviews),
    simulations: valuesOf(reading.simulations),
    cvSamples: valuesOf(reading.cvSamples),
    misspellings: valuesOf(reading.misspellings),
    programmes: valuesOf(reading.programmes),
    answers: valuesOf(reading.answers).map((answer) => ({
      ...answer,
      facts: factsOfAnswer(answer),
    })),
    landing: landing.value,
    firstMinute: firstMinute.value,
    nicknames: nicknames.value,
    safeguarding: safeguarding.value,
  })
}

function valuesOf<Value>(authored: readonly Authored<Value>[]): Value[] {
  return authored.map(({ value }) => value)
}

function frozen<Value>(value: Value): Value {
  return mapTexts(value, (text) => text)
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
