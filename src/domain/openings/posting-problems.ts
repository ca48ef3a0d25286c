import { clashOfAges, fieldOfMinors } from './ages-asked.ts'
import { addDays, isDay, type Day } from '#domain/day.ts'
import type { Schooling } from './eligibility.ts'
import type { OpeningKind } from './opening.ts'
import { lowestPay, payInWords, type PayPeriod } from './pay.ts'
import { parishes, type PostingPlace } from './place.ts'
import { maxDeadlineDays } from './posting.ts'
import type { ScreeningId } from './screening.ts'
import { workProblems, type PostingWork } from './posting-work.ts'
import { markupProblem } from '#domain/text/markup.ts'

/** A posting of a business, as entered in the form. */
export interface PostingText extends PostingWork {
  title: string
  description: string
  kind: OpeningKind
  /** Null until one is chosen. */
  place: PostingPlace | null
  /** Town or district within the parish. */
  town: string
  /** `amount` is null if what was typed is not a number. */
  pay: { amount: number | null; upTo: number | null; period: PayPeriod } | null
  duration: string | null
  deadline: string | null
  skills: readonly string[]
  minAge: number | null
  maxAge: number | null
  schooling: Schooling | null
  questions: readonly ScreeningId[]
}

export const maxSkills = 8
/** Below this age the law allows only light work that it lists. */
const minWorkingAge = 15

/** All its errors, by field: `title`, `pay.amount`, `skills.0`. */
export function postingProblems(
  posting: PostingText,
  context: { today: Day; weeklyMinimum: number; before?: { startsOn: string | null } },
): Record<string, string> {
  const { today, weeklyMinimum, before } = context
  const problems: [string, string | null][] = [
    ['title', titleProblem(posting.title)],
    ['description', descriptionProblem(posting.description)],
    ['place', posting.place === null ? 'Choose where the work is.' : null],
    ['town', townProblem(posting)],
    ['pay.amount', payProblem(posting.pay, weeklyMinimum)],
    ['pay.upTo', mostProblem(posting.pay)],
    ['duration', textProblem(posting.duration ?? '', 100)],
    ['deadline', deadlineProblem(posting.deadline, today)],
    ['skills', posting.skills.length > maxSkills ? 'Name eight skills at most.' : null],
    ...posting.skills.map((skill, index): [string, string | null] => [
      `skills.${index}`,
      textProblem(skill, 60),
    ]),
    ['minAge', ageProblem(posting.minAge)],
    ['maxAge', ageProblem(posting.maxAge) ?? orderProblem(posting)],
    ...workProblems(posting, { ...posting, today, before: before?.startsOn }),
    [fieldOfMinors(posting), clashProblem(posting)],
  ]
  return Object.fromEntries(
    problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  )
}

function titleProblem(title: string): string | null {
  if (title === '') return 'Say what the work is.'
  return markupProblem(title) ?? tooLong(title, 120, 'Say it in 120 characters or fewer.')
}

function descriptionProblem(text: string): string | null {
  return markupProblem(text) ?? tooLong(text, 5000, 'Say it in 5,000 characters or fewer.')
}

function textProblem(text: string, maxLength: number): string | null {
  return markupProblem(text) ?? tooLong(text, maxLength, `Use ${maxLength} characters or fewer.`)
}

function tooLong(text: string, maxLength: number, message: string): string | null {
  return text.length > maxLength ? message : null
}

function payProblem(pay: PostingText['pay'], weeklyMinimum: number): string | null {
  if (pay === null) return null
  const { amount, period } = pay
  if (amount === null || !Number.isInteger(amount)) return 'Enter whole dollars, without cents.'
  if (amount < 1) return 'Enter the pay, or leave it out.'
  if (amount > 50_000_000) return 'This is more than we can show. Check the amount.'
  const lowest = lowestPay(period, weeklyMinimum)
  if (amount >= lowest) return null
  const byHour = period === 'hour' ? '' : ' For fewer hours, enter the pay for an hour.'
  return `The minimum wage is ${payInWords({ amount: lowest, period })}. Pay at least that.${byHour}`
}

function mostProblem(pay: PostingText['pay']): string | null {
  if (pay === null || pay.upTo === null) return null
  const { amount, upTo } = pay
  if (!Number.isInteger(upTo)) return 'Enter whole dollars, without cents.'
  if (upTo > 50_000_000) return 'This is more than we can show. Check the amount.'
  return amount !== null && upTo <= amount
    ? 'Enter more than the lowest pay, or leave it out.'
    : null
}

/** A parish is too large to say where the work is, except Kingston, which is a town. */
function townProblem({ place, town }: PostingText): string | null {
  const isParish = place !== 'Kingston' && parishes.some((parish) => parish === place)
  if (isParish && (town === '' || town.toLowerCase() === place?.toLowerCase())) {
    return 'Enter the town or district.'
  }
  return textProblem(town, 80)
}

function deadlineProblem(deadline: string | null, today: Day): string | null {
  if (deadline === null) return null
  if (!isDay(deadline)) return 'Choose a day.'
  if (deadline < today) return 'Choose a day that has not passed.'
  return deadline > addDays(today, maxDeadlineDays) ? 'Choose a day within a year.' : null
}

function ageProblem(age: number | null): string | null {
  if (age === null || (Number.isInteger(age) && age >= minWorkingAge && age <= 99)) return null
  return `Enter an age from ${minWorkingAge} to 99, or leave it out.`
}

function clashProblem(posting: PostingText): string | null {
  const clash = clashOfAges(posting)
  return clash === null ? null : `${clash} Change the text, or ask for people from age 18.`
}

function orderProblem({ minAge, maxAge }: PostingText): string | null {
  if (minAge === null || maxAge === null || maxAge >= minAge) return null
  return 'Enter an age that is not below the youngest.'
}
