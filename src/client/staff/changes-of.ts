import { shortDate, timeOfDay } from '../app/dates.ts'

type Facts = Readonly<Record<string, string | number | boolean | null>>

/** What an action changed, in words: 'state from pending to verified', 'sessions 3'. */
export function changesOf(before: Facts, after: Facts): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [was, is] = [wordOf(before[name]), wordOf(after[name])]
    if (was === is || isId(before[name]) || isId(after[name])) return []
    const label = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    if (was === undefined) return [`${label} ${is}`]
    return is === undefined ? [`${label} was ${was}`] : [`${label} from ${was} to ${is}`]
  })
}

function wordOf(fact: Facts[string] | undefined): string | undefined {
  if (fact === undefined) return undefined
  if (fact === null) return 'none'
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no'
  if (typeof fact === 'string' && isMoment(fact)) return `${shortDate(fact)}, ${timeOfDay(fact)}`
  return String(fact)
}

/** Tells nobody anything. */
function isId(fact: Facts[string] | undefined): boolean {
  return (
    typeof fact === 'string' &&
    /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(fact)
  )
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)
}
