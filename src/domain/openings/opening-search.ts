import type { OpeningKind } from './opening.ts'
import { placeIn, type Parish } from './place.ts'
import { plainWords } from '#domain/text/word-stems.ts'

/** A parsed search: every group must match, by any of its words. */
export interface OpeningSearch {
  /** 'mo bay' is Montego Bay, and so St. James; matches openings there and islandwide. */
  place: Parish | null
  /** The words that named the place; an opening that contains them matches too. */
  placeWords: readonly string[]
  groups: readonly (readonly string[])[]
  /** Work alongside school or in the holidays: openings of these kinds only need to match the remaining words. */
  summer: { kinds: readonly OpeningKind[]; groups: readonly (readonly string[])[] } | null
}

const maxWords = 8

/** Null if it contains no word. Words consist of letters and digits only. */
export function openingSearchFrom(text: string): OpeningSearch | null {
  const said = ` ${plainWords(text)} `
  const words = said
    .replace(/ (?:mo bay|mobay) /, ' montego bay ')
    .replace(/ in (?=\w)/, ' ')
    .trim()
  if (words === '') return null
  const found = placeIn(words)
  const rest = found === null ? words : ` ${words} `.replace(` ${found.words} `, ' ').trim()
  const asked = rest
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, maxWords)
  const others = asked.filter((word) => !summerWork.includes(word))
  const isSummer = asked.includes('summer') && asked.length - others.length > 1
  return {
    place: found?.parish ?? null,
    placeWords: found === null ? [] : found.words.split(' '),
    groups: asked.map(withAlike),
    summer: isSummer ? { kinds: ['internship', 'part-time'], groups: others.map(withAlike) } : null,
  }
}

const summerWork = ['summer', 'job', 'jobs', 'work', 'employment']

function withAlike(word: string): string[] {
  return [word, ...(alike.find((each) => each.includes(word)) ?? [])]
}

/** Words that people use for the same work. */
const alike: readonly (readonly string[])[] = [
  ['coding', 'programming', 'programmer', 'developer', 'software'],
  ['computer', 'computers', 'technology', 'ict'],
  ['excel', 'spreadsheet', 'spreadsheets'],
  ['cv', 'resume'],
  ['cashier', 'till', 'sales'],
  ['barista', 'coffee', 'cafe'],
  ['waiter', 'waitress', 'server', 'restaurant'],
  ['hotel', 'tourism', 'hospitality'],
  ['teaching', 'teacher', 'tutor'],
  ['nurse', 'nursing', 'care', 'caregiver'],
  ['farm', 'farming', 'farmer', 'agriculture', 'agricultural'],
  ['money', 'finance', 'accounting', 'budgeting'],
  ['job', 'jobs', 'work'],
  ['summer', 'holiday', 'july', 'august'],
  ['trainee', 'training', 'apprentice', 'apprenticeship'],
]
