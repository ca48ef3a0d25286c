import type { Posting, WrittenPosting } from '#contract/postings.ts'
import { schoolings } from '#domain/openings/eligibility.ts'
import { openingKinds, type OpeningKind } from '#domain/openings/opening.ts'
import { postingPlaces } from '#domain/openings/place.ts'
import { payPeriods, type PayPeriod } from '#domain/openings/pay.ts'
import { screeningIds, type ScreeningId } from '#domain/openings/screening.ts'
import type { FormValues } from '../app/form.ts'

/** The form's values as API input. The server validates; what is not a number is sent as null. */
export function postingFrom(values: FormValues): WrittenPosting {
  const pay = values['amount'] ?? ''
  return {
    title: values['title'] ?? '',
    description: values['description'] ?? '',
    kind: kindFrom(values['kind']),
    place: postingPlaces.find((place) => place === values['place']) ?? null,
    town: values['town'] ?? '',
    pay:
      pay === ''
        ? null
        : {
            amount: amountFrom(pay),
            upTo: values['upTo'] ? amountFrom(values['upTo']) : null,
            period: periodFrom(values['period']),
          },
    duration: values['duration'] || null,
    deadline: values['deadline'] || null,
    skills: skillsFrom(values['skills'] ?? ''),
    minAge: numberIn(values['minAge']),
    maxAge: numberIn(values['maxAge']),
    schooling: schoolings.find((each) => each === values['schooling']) ?? null,
    positions: numberIn(values['positions']),
    hoursAWeek: numberIn(values['hoursAWeek']),
    startsOn: values['startsOn'] || null,
    hybrid: values['hybrid'] === 'on',
    questions: screeningIds.filter((id) => values[questionField(id)] === 'on'),
  }
}

/** The posting as the form shows it. */
export function valuesFrom(posting: Posting): FormValues {
  const { title, description, kind, place, town, pay, duration, skills, work } = posting
  return {
    title,
    description,
    kind,
    // An older opening may have a place that cannot be chosen any more.
    place: postingPlaces.find((each) => each === place) ?? '',
    town,
    minAge: posting.minAge?.toString() ?? '',
    maxAge: posting.maxAge?.toString() ?? '',
    schooling: posting.schooling ?? '',
    amount: pay === null ? '' : pay.amount.toLocaleString('en-US'),
    upTo: pay?.upTo?.toLocaleString('en-US') ?? '',
    period: pay?.period ?? 'week',
    positions: work.positions?.toString() ?? '',
    hoursAWeek: work.hoursAWeek?.toString() ?? '',
    startsOn: work.startsOn ?? '',
    ...(work.hybrid ? { hybrid: 'on' } : {}),
    ...Object.fromEntries(posting.questions.map((id) => [questionField(id), 'on'])),
    duration: duration ?? '',
    // The business did not enter a guessed deadline.
    deadline: posting.deadlineEstimated ? '' : (posting.deadline ?? ''),
    skills: skills.join(', '),
  }
}

/** The name of the field with which a question is chosen. */
export function questionField(id: ScreeningId): string {
  return `question-${id}`
}

/** 'J$16,000' is 16000; other text is NaN, which is sent as null and refused by the server. */
export function amountFrom(text: string): number {
  return Number(text.replace(/^J?\$|[,\s]/gi, ''))
}

function numberIn(text: string | undefined): number | null {
  return text ? Number(text) || 0 : null
}

function skillsFrom(text: string): string[] {
  return text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
}

function kindFrom(text: string | undefined): OpeningKind {
  return openingKinds.find((kind) => kind === text) ?? 'internship'
}

export function periodFrom(text: string | undefined): PayPeriod {
  return payPeriods.find((period) => period === text) ?? 'week'
}
