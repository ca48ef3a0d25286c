import { foldedWords, quoted, replacedIn, type FoldedText } from '#domain/text/folded-text.ts'
import { withDigits } from '#domain/text/number-words.ts'

/** The first contact details in the text, as written: a number, an address or a link. */
export function contactIn(letters: FoldedText): string | undefined {
  return addressIn(letters) ?? phoneIn(letters)
}

function addressIn(letters: FoldedText): string | undefined {
  for (const pattern of addresses) {
    const match = pattern.exec(letters.text)
    if (match !== null) return quoted(letters, match.index, match.index + match[0].length)
  }
  return undefined
}

function phoneIn(letters: FoldedText): string | undefined {
  const withoutAmounts = amounts.reduce((text, each) => replacedIn(text, each, ' amount '), letters)
  const numbers = withDigits(foldedWords(replacedIn(withoutAmounts, lettersAsDigits, asDigits)))
  for (const match of numbers.text.matchAll(digitRuns)) {
    const groups = match[0].match(/\d+/g) ?? []
    if (isPhone(groups)) return quoted(numbers, match.index, match.index + match[0].length)
  }
  return scatteredIn(numbers)
}

/** "876 cars washed, 555 customers, 0133 reviews": a number with words between its digits. */
function scatteredIn(numbers: FoldedText): string | undefined {
  for (const { 0: run, index } of numbers.text.matchAll(scattered)) {
    const groups = Array.from(run.matchAll(/\d+/g))
    for (const [groupIndex, first] of groups.entries()) {
      let digits = ''
      for (const { 0: group, index: from } of groups.slice(groupIndex, groupIndex + 10)) {
        digits += group
        const end = index + from + group.length
        if (/^(?:876|658)\d{7}$/.test(digits)) return quoted(numbers, index + first.index, end)
      }
    }
  }
  return undefined
}

function isPhone(groups: readonly string[]): boolean {
  const digits = groups.join('').replace(/^(?:00|011)/, '')
  const isCount = groups.every(
    (group, index) => index === 0 || Number(group) === Number(groups[index - 1]) + 1,
  )
  if (groups.length > 2 && isCount) return false
  if (/(?:876|658)\d{7}/.test(digits)) return true
  if (digits.length >= 10 && digits.length <= 16) return true
  return /^[2-9]\d{6}$/.test(digits) && !digits.endsWith('000') && breaksAtThree(groups)
}

/** "555 1234" and "5 5 5 1 2 3 4", but not "15 17 200". */
function breaksAtThree(groups: readonly string[]): boolean {
  if (groups.length === 1) return true
  let length = 0
  return groups.some((group) => (length += group.length) === 3)
}

const digitRuns =
  /\d+(?: (?:(?:dash|dot|hyphen|space|then|and|slash|plus|stop|point|comma) ){0,2}\d+){0,15}/g
const scattered = /(?<![a-z0-9])\d{1,10}(?:(?: [a-z]{1,20}){0,4} \d{1,10}){1,60}/g
/** Numbers that are not phone numbers: money, dates, school years and times of day. */
const amounts: readonly RegExp[] = [
  /(?:\$|\bjmd|\busd)\s?\d{1,3}(?:,\d{3}){1,4}(?:\.\d\d)?(?!,?\d)|(?:\$|\bjmd|\busd)\s?\d{1,7}(?:\.\d\d)?(?!\d)/g,
  /(?<![\d,])\d{1,3}(?:,\d{3}){1,4}(?!,?\d)/g,
  /(?<![\d-])(?:19|20)\d\d[-/]\d{1,2}[-/]\d{1,2}(?!\d)/g,
  /(?<![\d/.-])\d{1,2}([-/.])\d{1,2}\1(?:19|20)?\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d\s?[-/]\s?(?:19|20)?\d\d(?!\d)/g,
  /(?<![\d:.])\d{1,2}:\d\d(?![\d:])/g,
]
/** "876-555-O1l2" */
const lettersAsDigits = /(?<![a-z0-9])(?=[oilsb]{0,4}\d)[\doilsb]{2,12}(?![a-z0-9])/g
function asDigits(run: string): string {
  return run.replace(
    /[oilsb]/g,
    (letter) => ({ o: '0', i: '1', l: '1', s: '5', b: '8' })[letter] ?? '',
  )
}

const endings =
  'com|net|org|jm|ly|gl|io|co|info|biz|xyz|app|cc|gg|uk|ca|ru|cn|tk|eu|ngo|edu|gov|dev'
const addresses: readonly RegExp[] = [
  // A mailbox or a handle.
  /[a-z0-9._+-]{1,64}\s?@\s?[a-z0-9-]{1,63}\s?\.\s?[a-z.]{2,30}/,
  /(?<![a-z0-9._-])@[a-z_][a-z0-9_.]{1,40}/,
  new RegExp(`\\b(?:at|@)\\s?[a-z0-9-]{1,63}\\s?(?:dot|\\.)\\s?(?:${endings})\\b`),
  /[([]\s?(?:at|dot)\s?[)\]]/,
  /\bdot\s(?:com|net|org|jm|co|info|biz|me|ly|io|uk|ca|us|gg|app)\b/,
  /\b(?:g ?mail|yahoo|hot ?mail|outlook|i ?cloud|proton ?mail)\s?(?:dot|\.)?\s?com\b|(?:@|\bat )\s?(?:g ?mail|yahoo|hot ?mail|i ?cloud|ymail|aol)\b/,
  /\b(?:insta(?:gram)?|facebook|fb|tik ?tok|snap|ig|twitter)\s?[:=@]/,
  // A link or a host.
  /\bhttps?\b|\bwww\b|:\/\//,
  new RegExp(`(?<![a-z0-9])(?!asp\\.net)[a-z0-9-]{2,63}\\.(?:${endings})(?![a-z0-9])`),
  /(?<![a-z0-9])[a-z0-9-]{1,63}\.[a-z]{2,12}\/[a-z0-9]/,
  /\b(?:bit\W{0,3}ly|tiny\W{0,3}url|cutt\W{0,3}ly|link\W{0,3}tr(?:\W{0,3}ee|ee)|goo\W{0,3}gl|forms\W{0,3}gle|rebrand\W{0,3}ly|is\W{0,3}gd|wa\W{1,3}me|t\W{1,3}me(?=\W{0,3}\/)|m\W{1,3}me(?=\W{0,3}\/))\b/,
]
