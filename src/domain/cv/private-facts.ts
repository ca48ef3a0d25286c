import { streetIn } from '#domain/safety/ways-to-reach.ts'
import { plainLetters } from '#domain/text/plain-letters.ts'

export const privateFacts = ['trn', 'nis', 'birth-date', 'age', 'street'] as const
export type PrivateFact = (typeof privateFacts)[number]

/** What nobody needs before they hire somebody, in the words of the text. */
export function privateFactsIn(text: string): { fact: PrivateFact; words: string }[] {
  const plain = plainLetters(text)
  const street = streetIn(plain)
  return [
    ...patterns.flatMap(({ fact, pattern }) => {
      const words = pattern.exec(plain)?.[0]
      return words === undefined ? [] : [{ fact, words: words.trim() }]
    }),
    ...(street === undefined ? [] : [{ fact: 'street' as const, words: street }]),
  ]
}

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const year = '(?:19|20)\\d\\d'

const patterns: readonly { fact: Exclude<PrivateFact, 'street'>; pattern: RegExp }[] = [
  // Nine digits, however they are grouped; a phone number has seven or ten.
  { fact: 'trn', pattern: /(?<![\d$,.-])\d{3}[ -]?\d{3}[ -]?\d{3}(?![\d,]|[ -]\d)/ },
  { fact: 'trn', pattern: /\btrn\b[^a-z]{0,12}\d[\d -]{3,}/i },
  { fact: 'nis', pattern: /\bnis\b[^a-z]{0,12}[a-z]? ?\d{5,}/i },
  {
    fact: 'birth-date',
    pattern: /\b(?:date of birth|birth ?date|d\.?o\.?b\b\.?|born (?:on|in)|my birthday)\b/i,
  },
  { fact: 'birth-date', pattern: /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d\d(?!\d)/ },
  {
    fact: 'birth-date',
    pattern: new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}\\.?,? ${year}\\b`, 'i'),
  },
  {
    fact: 'birth-date',
    pattern: new RegExp(`\\b${months}\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${year}\\b`, 'i'),
  },
  {
    fact: 'age',
    pattern:
      /\b(?:[1-6]\d|sixteen|seventeen|eighteen|nineteen|twenty)[ -]?(?:years?|yrs?)[ -]old\b/i,
  },
  {
    fact: 'age',
    pattern:
      /\b(?:i am|i'm|im|age:?|aged) (?:1[3-9]|[2-5]\d)\b(?! (?:years? of|months?|weeks?|per|%))/i,
  },
]
