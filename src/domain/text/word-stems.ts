/** Stop words: common in every text and not about its topic. */
const fillers = new Set(
  `the and for are was were been being have has had having does did doing dont doesnt didnt cant cannot couldnt
  wont wouldnt shouldnt isnt arent aint will would could should may might must shall that this these those there
  here then than them they their theirs you your yours its his her hers him she our ours ours who whom whose which
  what when where why how all any both each few more most other some such not nor only own same too very just also
  into onto from with without about over under again once out off but because until while during before after
  get gets getting got give given make makes made making know knows knew need needs want wants wanted try trying
  tried feel feels feeling think thinks keep keeps start really like much many lot always never ever every
  something anything nothing everything somebody anybody nobody everybody someone anyone everyone thing things
  people person way ways good better best bad still even right now one two three use used using help please
  struggle struggling problem problems trouble hard understand learn learning
  mi wah wid fi inna pon dem seh nuh cyaan haffi waan weh dat dis di likkle yuh unu bout yah ago`.split(
    /\s+/,
  ),
)

/** For matching: lower case, no accents, no apostrophes, one space between words. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\be-mail/g, 'email')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The stems of a text's significant words: "saving", "saved" and "saves" are one. */
export function stemsOf(text: string): string[] {
  return plainWords(text)
    .split(' ')
    .filter((word) => word.length > 2 && !fillers.has(word) && !/^\d+$/.test(word))
    .map(stemOf)
}

/** Whether it is a stop word. */
export function isFiller(word: string): boolean {
  return fillers.has(word)
}

export function stemOf(word: string): string {
  const singular = word.replace(/ies$/, 'y').replace(/(?<=[^aeious])es$|(?<=[^su])s$/, '')
  const bare = singular.replace(/(?<=\w{3})(?:ings?|ed|ly|ment|er)$/, '')
  return bare.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=\w{3})[ey]$/, '')
}

/**
 * A word of a phrase that somebody wrote to decide with: its stem, unless that is short. "Offer" and "of", "career" and "car"
 * have the same stem, so a short one keeps all but its plural and its tense.
 */
export function phraseWord(word: string): string {
  const stem = stemOf(word)
  if (stem.length >= shortestTelling) return stem
  return word
    .replace(/(?<=\w{2})(?:ies|ied)$/, 'y')
    .replace(/(?<=(?:[sxz]|ch|sh))es$|(?<=\w[^sui])s$/, '')
    .replace(/(?<=\w{2})([^aeiou\W])\1(?:ing|ed)$/, '$1')
    .replace(/(?<=\w[wxy])(?:ing|ed)$/, '')
    .replace(/(?<=\w[^aeiouwxy])(?:ing|ed)$/, 'e')
}

const shortestTelling = 4
