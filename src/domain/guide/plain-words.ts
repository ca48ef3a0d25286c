import { phraseWord, plainWords, stemOf } from '#domain/text/word-stems.ts'
import { spellings } from './spellings.ts'

/** Corrects a word that nobody knows; returns it as it is when nothing is near. */
export type SpellingHelp = (word: string) => string

/** Says nothing about any word. */
export const noSpellingHelp: SpellingHelp = (word) => word

/**
 * A question as the words that we look for: in English, in their basic form, with amounts, ages and places
 * as the kinds of things that they are.
 */
export function questionWords(text: string, corrected: SpellingHelp = noSpellingHelp): string[] {
  return plainEnglish(text, corrected).map((word) => word.kind ?? stemOf(word.text))
}

/** The same, with each word as phrases are compared: see `phraseWord`. */
export function questionPhrase(text: string, corrected: SpellingHelp = noSpellingHelp): string[] {
  return plainEnglish(text, corrected).map((word) => word.kind ?? phraseWord(word.text))
}

/** Each word in one spelling, and what kind of thing it is when it is an amount, an age or a place. */
function plainEnglish(text: string, corrected: SpellingHelp) {
  const words = plainWords(withoutName(text))
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .split(' ')
    .filter((word) => word !== '')
  const typed = inOneSpelling(words, corrected)
  return typed.map((word, at) => ({ text: word, kind: kindOf(word, typed[at - 1], typed[at + 1]) }))
}

/** The longest phrase in the table, in words. */
const longestPhrase = 4

function inOneSpelling(words: readonly string[], corrected: SpellingHelp): string[] {
  const found: string[] = []
  let index = 0
  while (index < words.length) {
    let length = Math.min(longestPhrase, words.length - index)
    let meaning: string | undefined
    for (; length > 0; length -= 1) {
      meaning = meant.get(words.slice(index, index + length).join('-'))
      if (meaning !== undefined) break
    }
    if (meaning === undefined) {
      const word = words[index] ?? ''
      const right = corrected(word)
      found.push(meant.get(right) ?? right)
      index += 1
    } else {
      found.push(meaning)
      index += length
    }
  }
  return found
}

const meant: ReadonlyMap<string, string> = new Map(
  spellings
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meaning = '', typed = ''] = line.split(': ')
      return typed.split(' ').map((spelling) => [spelling, meaning] as const)
    }),
)

/** Every spelling in the table and every word that it stands for. */
export const tableWords: ReadonlySet<string> = new Set(
  [...meant].flatMap(([typed, meaning]) => [...typed.split('-'), meaning]),
)

function kindOf(word: string, before = '', after = ''): string | undefined {
  if (places.has(word)) return '#place'
  if (/^\d{3,12}$|^\d{1,6}(?:k|thousand|million|grand)$/.test(word)) return '#amount'
  const number = /^(\d{1,2})(?:yo|yrs?|th|st|nd|rd)?$/.exec(word)?.[1]
  if (number === undefined) return undefined
  const isAge = !countsAfter.test(before) && !countedThings.test(after)
  return isAge && Number(number) >= 10 && Number(number) < 18 ? 'minor' : '#number'
}

/** "Grade 11", "room 12", "after 15": not an age. */
const countsAfter =
  /^(?:grade|form|level|year|unit|chapter|lesson|page|step|number|room|bus|route|top|over|after|before|every|about|for|have|has|got|get|pass|passed|only|per|from)$/
/** "12 subjects", "14 days", "10 dollars": not an age. */
const countedThings =
  /^(?:dollars?|bucks?|cents?|us|usd|jmd|ja|k|thousand|grand|million|percent|subjects?|csecs?|cxcs?|passes|ones|units?|hours?|hrs?|h|minutes?|mins?|days?|weeks?|months?|mths?|oclock|am|pm|times?|people|persons?|students?|workers?|customers?|lessons?|courses?|jobs?|xp|points?|applications?|miles?|km|pounds?|lbs?|acres?|chickens?|of)$/

/** "I am Jada", "my name is Jada": a name says nothing about the question. */
function withoutName(text: string): string {
  return text.replace(
    /\b((?:my|mi) name (?:is |a |name )?|(?:i am|i'm|im|this is|call me) (?=[A-Z]))([A-Z]?[a-z]+)\b/g,
    '$1',
  )
}

const places: ReadonlySet<string> = new Set(
  `kingston andrew catherine clarendon manchester elizabeth westmoreland hanover james trelawny ann mary portland
  thomas mandeville portmore maypen montego ocho rios negril savanna sav linstead spanish town falmouth lucea
  ochi port antonio maria morant st saint parish santa cruz brown mobay halfway tree papine jamaica`.split(
    /\s+/,
  ),
)
