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
  const words = ` ${plainWords(text)} `
    .replace(/ (?:mo bay|mobay) /, ' montego bay ')
    .replace(/ in (?=\w)/, ' ')
    .trim()
  if (words === '') return null
  const placeMatch = placeIn(words)
  const rest =
    placeMatch === null ? words : ` ${words} `.replace(` ${placeMatch.words} `, ' ').trim()
  const searchWords = rest
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, maxWords)
  const otherWords = searchWords.filter((word) => !summerWork.includes(word))
  const isSummer = searchWords.includes('summer') && searchWords.length - otherWords.length > 1
  return {
    place: placeMatch?.parish ?? null,
    placeWords: placeMatch === null ? [] : placeMatch.words.split(' '),
    groups: searchWords.map(withSynonyms),
    summer: isSummer
      ? { kinds: ['internship', 'part-time'], groups: otherWords.map(withSynonyms) }
      : null,
  }
}

const summerWork = ['summer', 'job', 'jobs', 'work', 'employment']

function withSynonyms(word: string): string[] {
  return [word, ...(synonyms.find((each) => each.includes(word)) ?? [])]
}

/** Words that people use for the same work. */
const synonyms: readonly (readonly string[])[] = [
  ['coding', 'programming', 'programmer', 'developer', 'software'],
  ['computer', 'computers', 'technology', 'ict'],
  ['excel', 'spreadsheet', 'spreadsheets'],
  ['cv', 'resume'],
  ['cashier', 'till', 'sales'],
  ['barista', 'coffee', 'cafe'],
  ['waiter', 'waitress', 'server', 'restaurant'],
  ['hotel', 'tourism', 'hospitality'],
  ['cook', 'chef', 'cooking', 'food', 'kitchen', 'catering', 'caterer', 'culinary'],
  ['baker', 'bakery', 'baking', 'pastry'],
  ['driver', 'driving', 'delivery', 'bearer'],
  ['hair', 'hairdresser', 'hairdressing', 'barber', 'salon', 'beauty', 'cosmetology'],
  ['mechanic', 'garage', 'automotive'],
  ['electrician', 'electrical', 'wiring'],
  ['builder', 'building', 'construction', 'mason', 'masonry', 'carpenter', 'carpentry'],
  ['cleaner', 'cleaning', 'housekeeping', 'housekeeper', 'janitor'],
  ['guard', 'security'],
  ['teaching', 'teacher', 'tutor'],
  ['nurse', 'nursing', 'care', 'caregiver'],
  ['farm', 'farming', 'farmer', 'agriculture', 'agricultural'],
  ['money', 'finance', 'accounting', 'budgeting'],
  ['job', 'jobs', 'work'],
  ['summer', 'holiday', 'july', 'august'],
  ['trainee', 'training', 'apprentice', 'apprenticeship'],
]
