import { bareLetters } from '#domain/text/plain-letters.ts'

/** Lower case letters with one space between words, without accents, punctuation and look-alike digits. */
export function bareWords(text: string): string {
  return bareLetters(text)
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/(?<=[a-z])[013457@$!](?=[a-z])|(?<=[a-z]{2})[013457@$](?![a-z\d])/g, letterLike)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .trim()
}

/** Words as the patterns expect them: letters spelled one by one are joined, short forms written out. */
export function plainWords(bare: string): string {
  return bare
    .replace(/(?<![a-z])(?:[a-z] ){3,60}[a-z](?![a-z])/g, (letters) => letters.replaceAll(' ', ''))
    .replace(/[a-z]+/g, (word) => typedShort.get(word) ?? word)
    .replace(patoisNot, (_no, verb: string) => `nuh ${verb === 'wa' ? 'wah' : verb}`)
}

function letterLike(sign: string): string {
  return { '0': 'o', '1': 'i', '!': 'i', '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '7': 't' }[
    sign
  ] as string
}

/** "Mi no waan", "mi noh want", "i don wah" and "nu want" mean the same: "nuh" and the verb. */
const patoisNot =
  /(?<![a-z])(?:no|noh|nu|nuhh|nau|naw|doh|dohn|don|dun|do nuh|dont no) (want|wants|wanna|wan|waan|waant|waah|wah|wa|feel|have|hav|got|see|si|deh|safe|eat|love|like|live|care|enjoy|bother|badda|matter|know|worth|wake|wek|woke|mek sense|make sense)(?![a-z])/g

/** As words are typed in a hurry. */
const typedShort = new Map(
  Object.entries({
    dnt: 'dont',
    cnt: 'cant',
    idw: 'i dont want',
    idwt: 'i dont want to',
    idwtl: 'i dont want to live',
    idwtb: 'i dont want to be',
    wnt: 'want',
    wnna: 'wanna',
    waa: 'waan',
    waant: 'waan',
    whaan: 'waan',
    wouldn: 'wouldnt',
    woulda: 'would',
    wudda: 'would',
    wuda: 'would',
    bf: 'boyfriend',
    gf: 'girlfriend',
    slf: 'self',
    takin: 'taking',
    cudnt: 'couldnt',
    wudnt: 'wouldnt',
    wud: 'would',
    cud: 'could',
    shud: 'should',
    b: 'be',
    u: 'you',
    ur: 'your',
    urself: 'yourself',
    yuself: 'yourself',
    yuhself: 'yourself',
    nomore: 'no more',
    anymore: 'any more',
    nuhmore: 'nuh more',
    betta: 'better',
    bettah: 'better',
    tonite: 'tonight',
    nite: 'night',
    becuz: 'because',
    cuz: 'because',
    smb: 'somebody',
    sumbody: 'somebody',
    evrybody: 'everybody',
    evry: 'every',
    everyting: 'everything',
    evryting: 'everything',
    notn: 'nothing',
  }),
)

export interface Piece {
  words: string
  /** A match that begins later is complete in the next piece. */
  until: number
}

/** The longest text matched in one piece, so that the work grows only linearly with the text. */
const maxPieceLength = 600
const step = 400

/** Splits a long text into overlapping pieces, so that each match is fast and no phrase is missed. */
export function piecesOf(words: string): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start === 0 || start + maxPieceLength - step < words.length; start += step) {
    const isLast = start + maxPieceLength >= words.length
    pieces.push({
      words: ` ${words.slice(start, start + maxPieceLength)} `,
      until: isLast ? Infinity : step,
    })
    if (isLast) break
  }
  return pieces
}

export function isIn(pattern: RegExp, pieces: readonly Piece[]): boolean {
  return pieces.some(({ words, until }) => {
    const match = pattern.exec(words)
    return match !== null && match.index <= until
  })
}

/** "i w a n t to d i e": words that were written letter by letter, without their spaces. */
export function sayingsSpelled(words: string): string[] {
  return Array.from(words.matchAll(spelled), ([saying]) => saying)
    .filter((saying) => (saying.match(/(?<![^ ])[a-z](?![^ ])/g) ?? []).length >= 4)
    .map((saying) => saying.replaceAll(' ', ''))
}
const spelled = /(?<![^ ])(?:[a-z0-9]{1,2} ){4,80}[a-z0-9]{1,2}(?![^ ])/g

/** A pattern of whole words. */
export function saying(pattern: string): RegExp {
  return new RegExp(`(?<=^| )(?:${pattern})(?= |$)`)
}
