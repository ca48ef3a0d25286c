/**
 * The letters as a person sees them: full-width forms, look-alike letters of other alphabets,
 * ligatures and circled letters become plain Latin letters, and invisible characters are removed. Case, spaces
 * and punctuation stay, so that a rule can still tell words and sentences apart.
 */
export function plainLetters(text: string): string {
  return text
    .replace(/[’‘ʼ`´]/gu, "'")
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(lookAlike, (sign) => letterOf.get(sign) ?? sign)
}

/** The same without accents: "résumé" becomes "resume". */
export function bareLetters(text: string): string {
  return plainLetters(text.normalize('NFKD').replace(/\p{M}/gu, ''))
}

/** Whether it contains only spaces, line breaks and invisible characters. */
export function isBlank(text: string): boolean {
  return !readable.test(text)
}

// Zero-width and direction marks, soft hyphens, variation selectors, fillers, tags, control characters.
const fillers = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0`
const invisible = new RegExp(String.raw`(?![\n\t\r])[\p{Cc}\p{Cf}${fillers}]`, 'gu')
const readable = new RegExp(String.raw`[^\s\p{Cc}\p{Cf}\p{M}\p{Z}${fillers}]`, 'u')

/** Each Latin letter with its look-alikes in other alphabets. */
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
