/**
 * The letters as a person reads them: full-width forms, letters of other alphabets that look like ours,
 * ligatures and circled letters become plain ones, and signs that nobody sees are gone. Case, spaces
 * and punctuation stay, so that a rule can still tell words and sentences apart.
 */
export function plainLetters(text: string): string {
  return text
    .replace(/[’‘ʼ`´]/gu, "'")
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(lookAlike, (sign) => letterOf.get(sign) ?? sign)
}

/** The same with accents gone: "résumé" reads "resume". */
export function bareLetters(text: string): string {
  return plainLetters(text.normalize('NFKD').replace(/\p{M}/gu, ''))
}

/** Whether there is nothing in it to read: spaces, line ends and signs that nobody sees. */
export function isBlank(text: string): boolean {
  return !readable.test(text)
}

// Zero-width and direction marks, soft hyphens, variation selectors, fillers, tags, control characters.
const fillers = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0`
const unseen = new RegExp(String.raw`(?![\n\t\r])[\p{Cc}\p{Cf}${fillers}]`, 'gu')
const readable = new RegExp(String.raw`[^\s\p{Cc}\p{Cf}\p{M}\p{Z}${fillers}]`, 'u')

/** Each of our letters, and the ones of other alphabets that are read as it. */
const alike: Readonly<Record<string, string>> = {
  a: 'аɑαȧ',
  b: 'ЬƄ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еєҽ℮',
  g: 'ɡց',
  h: 'һհ',
  i: 'іıɩι',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏⅼǀ',
  m: 'мᴍ',
  n: 'ոп',
  o: 'оοσօᴏ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
  A: 'АΑ',
  B: 'ВΒ',
  C: 'СϹ',
  E: 'ЕΕ',
  H: 'НΗ',
  I: 'ІΙӀ',
  J: 'Ј',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟ',
  P: 'РΡ',
  S: 'Ѕ',
  T: 'ТΤ',
  X: 'ХΧ',
  Y: 'УΥҮ',
  Z: 'Ζ',
}
const letterOf = new Map(
  Object.entries(alike).flatMap(([letter, signs]) => Array.from(signs, (sign) => [sign, letter])),
)
const lookAlike = new RegExp(`[${[...letterOf.keys()].join('')}]`, 'gu')
