import type { LoggedAction } from '#contract/staff.ts'
import { monthInWords } from '#domain/people/birth-month.ts'
import { staffRoleLabels } from '#domain/people/staff-role.ts'
import { reportOutcomes } from '#domain/safety/person-report.ts'
import { plural } from '#domain/text/plural.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'

type Action = Pick<LoggedAction, 'before' | 'after' | 'subject'>
type Fact = LoggedAction['before'][string] | undefined
type Describe = (was: Fact, is: Fact, subjectWas: string) => string | null

/** What an action changed, as sentences, without what the action's own sentence already says. */
export function changesOf({ before, after, subject }: Action): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const subjectWas = subject.kind === 'person' ? 'they were' : 'it was'
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (was === is || isId(was) || isId(is)) return []
    const describe = Object.hasOwn(descriptions, name) ? descriptions[name] : undefined
    const sentence =
      describe === undefined ? fallback(name, was, is) : describe(was, is, subjectWas)
    return sentence === null ? [] : [sentence]
  })
}

const nothing: Describe = () => null

const descriptions: Readonly<Record<string, Describe>> = {
  state: (was, _is, subjectWas) =>
    was == null ? null : `Before that, ${subjectWas} ${labelOf(states, was)}.`,
  status: (was, is) =>
    was == null ? null : `It was ${labelOf(statuses, was)} and is ${labelOf(statuses, is)} now.`,
  heldBy: (was, is) =>
    is == null
      ? `It had been held back by ${labelOf(holders, was)}.`
      : `It is held back by ${labelOf(holders, is)} now.`,
  openReports: (was) => (count(was) ? `${plural(count(was), 'open report')} dealt with.` : null),
  told: (_was, is) => (is == null ? null : `They were told: “${String(is)}”`),
  outcome: (_was, is) => (is == null ? null : `Outcome: ${labelOf(reportOutcomes, is)}.`),
  sessions: (was) =>
    count(was) ? `They were signed out on ${plural(count(was), 'device')}.` : null,
  openings: (was, is) =>
    count(was)
      ? `${plural(count(was), 'opening')} taken off the list.`
      : `${plural(count(is), 'opening')} back on the list.`,
  stopped: (was) => (was == null ? null : `The mentor is ${String(was)}.`),
  born: (was, is) =>
    was == null
      ? `The month of birth is ${monthOf(is)} now.`
      : `The month of birth was ${monthOf(was)} and is ${monthOf(is)} now.`,
  restUntil: (was) => (was == null ? null : `It was paused until ${momentOf(was)}.`),
  stored: (_was, is) => `${plural(count(is), 'opening')} added.`,
  held: (_was, is) => (count(is) ? `${plural(count(is), 'opening')} held back.` : null),
  changed: (_was, is) => (count(is) ? `${plural(count(is), 'opening')} updated.` : null),
  skipped: (_was, is) => (count(is) ? `${plural(count(is), 'row')} skipped.` : null),
  problems: (_was, is) => (count(is) ? `${plural(count(is), 'problem')} in the file.` : null),
  tries: (was) => (count(was) ? `It had been tried ${plural(count(was), 'time')}.` : null),
  kind: (_was, is) => (is == null ? null : `The letter: ${String(is)}.`),
  role: (was, is) => roleChange(was, is),
  releasedCases: (_was, is) =>
    count(is) ? `${plural(count(is), 'open case')} given back to everybody.` : null,
  suspended: nothing,
  paused: nothing,
  preferred: nothing,
  published: nothing,
}

/** States of verifications, reports, messages, letters and jobs. */
const states = {
  pending: 'waiting for a check',
  looking: 'being looked at',
  waiting: 'waiting to be sent',
  'given-up': 'given up',
  bounced: 'returned, as there is no such mailbox',
}

const statuses = {
  draft: 'a draft',
  held: 'held back',
  published: 'shown to students',
  expired: 'closed',
}

const holders = { rules: 'the rules', reports: 'reports', staff: 'our staff' }

function roleChange(was: Fact, is: Fact): string {
  if (was == null) return `The role: ${labelOf(staffRoleLabels, is)}.`
  const before = `The role was ${labelOf(staffRoleLabels, was)}`
  return is == null ? `${before}.` : `${before} and is ${labelOf(staffRoleLabels, is)} now.`
}

function labelOf(words: Readonly<Record<string, string>>, fact: Fact): string {
  const value = String(fact)
  return words[value] ?? value
}

function count(fact: Fact): number {
  return typeof fact === 'number' ? fact : 0
}

function monthOf(fact: Fact): string {
  return typeof fact === 'string' ? monthInWords(fact) : 'not known'
}

function momentOf(fact: Fact): string {
  return typeof fact === 'string' && isMoment(fact)
    ? `${shortDate(fact)}, ${timeOfDay(fact)}`
    : String(fact)
}

/** A fact from an older version that has no words here. */
function fallback(name: string, was: Fact, is: Fact): string {
  const label = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  const capital = label.slice(0, 1).toUpperCase() + label.slice(1)
  if (is == null) return `${capital}: it was ${momentOf(was)}.`
  return was == null
    ? `${capital}: ${momentOf(is)}.`
    : `${capital}: it was ${momentOf(was)} and is ${momentOf(is)} now.`
}

/** Ids mean nothing to people. */
function isId(fact: Fact): boolean {
  return (
    typeof fact === 'string' &&
    /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(fact)
  )
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)
}
