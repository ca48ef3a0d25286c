import { emptyCv, gap, textsOfCv, type Cv, type CvDocument } from './cv.ts'
import { misspelledIn, type Misspelling } from './misspelled.ts'
import type { LaidCv } from './page-layout.ts'
import { privateFactsIn, type PrivateFact } from './private-facts.ts'
import { longestSection } from './section-lengths.ts'
import { unprintableIn } from './text-width.ts'

/** Where in the form something is to be changed. */
export type CvPlace = 'contact' | 'summary' | 'experience' | 'education' | 'skills' | 'referees'

export interface CvFinding {
  place: CvPlace
  /** Something to mend before anybody reads it, or a way to make it better. */
  weight: 'mend' | 'better'
  text: string
}

/** What to change in a CV, in plain words; the most important first. */
export function findingsIn(
  cv: Cv,
  { laid, misspellings }: { laid: LaidCv; misspellings: readonly Misspelling[] },
): CvFinding[] {
  const { document } = cv
  const all = [
    ...missing(document),
    ...partsOf(document).flatMap(({ place, texts }) => [
      ...texts.flatMap((text) => privateFindings(place, text)),
      ...texts.flatMap((text) => gapFindings(place, text)),
      ...spellingFindings(place, texts.join('\n'), misspellings),
      ...letterFindings(place, texts.join(' ')),
    ]),
    ...emailFindings(document),
    ...lengthFindings(laid),
    ...numberFindings(document),
    ...betterWith(document),
  ]
  return all.toSorted((one, other) => rank[one.weight] - rank[other.weight])
}

const rank = { mend: 0, better: 1 } as const

/** A line that says how many, how often or how much. */
export function saysNumber(line: string): boolean {
  return /\d/.test(line) || numberWord.test(line)
}

const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|dozen|twice|daily|weekly|every (?:day|week|month|saturday|sunday|term|year))\b/i

function mend(place: CvPlace, text: string): CvFinding {
  return { place, weight: 'mend', text }
}

function better(place: CvPlace, text: string): CvFinding {
  return { place, weight: 'better', text }
}

function missing({ name, email, phone }: CvDocument): CvFinding[] {
  return [
    ...(name.trim() === '' ? [mend('contact', 'Write your full name.')] : []),
    ...(email.trim() === '' && phone.trim() === ''
      ? [mend('contact', 'Add a phone number or an email, so that they can call you back.')]
      : []),
  ]
}

function betterWith({ education, experience, referees }: CvDocument): CvFinding[] {
  return [
    ...(education.length === 0
      ? [better('education', 'Add your school, with your subjects and grades.')]
      : []),
    ...(experience.length === 0
      ? [
          better(
            'experience',
            'Add something you did: helping in a shop, at church, in a club or at home counts.',
          ),
        ]
      : []),
    ...(referees.length === 0
      ? [
          better(
            'referees',
            'Add somebody who can speak for you, such as a teacher. Ask them first.',
          ),
        ]
      : []),
  ]
}

const privateWords: Readonly<Record<PrivateFact, string>> = {
  trn: 'That looks like a TRN. Only give it when you are hired.',
  nis: 'That looks like an NIS number. Only give it when you are hired.',
  'birth-date': 'Leave out birth dates and full dates. A month and a year are enough.',
  age: 'Leave out your age. It should not decide.',
  street: 'Leave out the street. Your parish is enough.',
}

function privateFindings(place: CvPlace, text: string): CvFinding[] {
  return privateFactsIn(text).map(({ fact, words }) =>
    mend(place, `Take out “${words}”. ${privateWords[fact]}`),
  )
}

function gapFindings(place: CvPlace, text: string): CvFinding[] {
  return text.includes(gap) ? [mend(place, `Fill the gap in “${shortened(text)}”.`)] : []
}

function spellingFindings(
  place: CvPlace,
  text: string,
  misspellings: readonly Misspelling[],
): CvFinding[] {
  return misspelledIn(text, misspellings).map(({ typed, right }) =>
    mend(place, `Spelling: write “${right}”, not “${typed}”.`),
  )
}

function letterFindings(place: CvPlace, text: string): CvFinding[] {
  const signs = unprintableIn(text)
  if (signs.length === 0) return []
  return [
    mend(place, `Take out ${signs.join(' ')}. It cannot be printed, so the page leaves it out.`),
  ]
}

function emailFindings({ email }: CvDocument): CvFinding[] {
  const address = email.trim()
  if (address === '') return []
  if (!/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(address))
    return [mend('contact', 'Check your email. It should look like name@example.com.')]
  return soundsSerious(address)
    ? []
    : [
        better(
          'contact',
          'Your email may not sound serious. Make a plain one with your name, such as name.surname@example.com.',
        ),
      ]
}

/** Whether an email address would not make an employer smile. */
export function soundsSerious(email: string): boolean {
  const [name = ''] = email.toLowerCase().split('@')
  return !/\d{5,}|[_.-]{2,}|(.)\1\1/.test(name) && !jokes.test(name)
}

const jokes =
  /(?<!es|dle)sex|hott|babe|baby|gyal|bwoy|badman|baddest|badass|gangst|thug|gunman|shotta|killer|princess|prince_|queen_|kingof|boss(?:y|man|lady)?(?![a-z])|swag|sweet|cutie|cute|pretty|angel_|devil|weed|ganja|420|69(?!\d)|(?:^|[_.-])lil(?![iyl])|yungin|rasta(?!fari)|playa|playboy|ladies|diva|hustl|money|dollarz|xox|(?:^|[_.-])xx/

function lengthFindings(laid: LaidCv): CvFinding[] {
  if (laid.linesOver === 0) return []
  const longest = longestSection(laid)
  const lines = laid.linesOver === 1 ? '1 line does' : `${laid.linesOver} lines do`
  const hint =
    longest === undefined
      ? ''
      : ` The longest part is ${longest.words} (${longest.lines} lines): shorten it first.`
  return [
    mend(
      longest?.place ?? 'experience',
      `${lines} not fit on one page.${hint} The Compact layout also saves space.`,
    ),
  ]
}

function numberFindings({ experience }: CvDocument): CvFinding[] {
  return experience.flatMap(({ lines }) =>
    lines
      .filter((line) => line.trim() !== '' && !line.includes(gap) && !saysNumber(line))
      .map((line) =>
        better(
          'experience',
          `Add a number to “${shortened(line)}”: how many, how often or how much?`,
        ),
      ),
  )
}

function partsOf(document: CvDocument): { place: CvPlace; texts: string[] }[] {
  const only = (part: Partial<CvDocument>): string[] => textsOfCv({ ...emptyCv, ...part })
  const { headline, summary, place, experience, education, certificates } = document
  return [
    {
      place: 'contact',
      texts: [...only({ place }), document.name, document.phone, document.email],
    },
    { place: 'summary', texts: only({ headline, summary }) },
    { place: 'experience', texts: only({ experience }) },
    { place: 'education', texts: only({ education, certificates }) },
    { place: 'skills', texts: only({ skills: document.skills, languages: document.languages }) },
    { place: 'referees', texts: only({ referees: document.referees }) },
  ]
}

function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57).trimEnd()}...`
}
