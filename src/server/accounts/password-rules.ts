import { messages, passwordMinimum } from '#domain/people/messages.ts'
import { Refusal } from '../http/refusal.ts'
import { guessedPasswords } from './guessed-passwords.ts'

const easy = 'That password is easy to guess. Try three words that only you would put together.'
const ownName = 'Your name or email is the first thing someone would try. Choose something else.'

/** Refuses passwords that are too short or easy to guess. `field` is the form field that shows the error. */
export function refuseWeakPassword(
  password: string,
  owner: { name: string; email: string },
  field: 'password' | 'next',
): void {
  const problem = problemOf(password, owner)
  if (problem !== null) throw new Refusal('invalid', problem, { fields: { [field]: problem } })
}

function problemOf(password: string, owner: { name: string; email: string }): string | null {
  if (password.length < passwordMinimum) return messages.passwordTooShort
  const typed = password.toLowerCase()
  if (isOwn(typed, owner)) return ownName
  const core = withoutEnds(typed)
  if (guessedPasswords.has(typed) || guessedPasswords.has(core)) return easy
  return isRepeated(typed) || isRuns(typed) ? easy : null
}

/** Whether it consists only of parts of the name or the address, ignoring digits and punctuation. */
function isOwn(typed: string, { name, email }: { name: string; email: string }): boolean {
  const address = email.toLowerCase()
  const mailbox = address.slice(0, address.lastIndexOf('@'))
  const letters = lettersOf(typed)
  const parts = name
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter((part) => part.length >= 3)
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), letters)
  const isMailbox = letters.length >= 3 && letters === lettersOf(mailbox)
  return (letters !== '' && rest === '') || isMailbox || typed === mailbox || typed === address
}

function lettersOf(text: string): string {
  return text.replaceAll(/\P{L}/gu, '')
}

/** `iloveyou` of `123iloveyou!`. */
function withoutEnds(typed: string): string {
  const letters = [...typed.matchAll(/[a-z]/g)]
  const [first] = letters
  const last = letters.at(-1)
  return first === undefined || last === undefined ? '' : typed.slice(first.index, last.index + 1)
}

/** `aaaaaa`, `121212`, `abcabc`. */
function isRepeated(typed: string): boolean {
  return [1, 2, 3, 4].some((size) => {
    const unit = typed.slice(0, size)
    return typed.length >= 2 * size && unit.repeat(Math.ceil(typed.length / size)).startsWith(typed)
  })
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const steps = new Set(
  rows
    .flatMap((row) =>
      Array.from(row.slice(1), (sign, index) => [`${row[index]}${sign}`, `${sign}${row[index]}`]),
    )
    .flat(),
)

/** `abcdef`, `654321`, `qwerty`, `abc123`, `aaa111`: nothing but runs of three or more neighbouring keys. */
function isRuns(typed: string): boolean {
  let length = 1
  for (let index = 1; index <= typed.length; index += 1) {
    const pair = typed.slice(index - 1, index + 1)
    if (steps.has(pair) || (pair.length === 2 && pair[0] === pair[1])) length += 1
    else if (length < 3) return false
    else length = 1
  }
  return true
}
