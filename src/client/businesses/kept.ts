import type { FormValues } from '../app/form.ts'

/** A form's unsent values as text, to survive a reload. */
export function keptFrom(form: HTMLFormElement): string {
  return JSON.stringify(
    Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')),
  )
}

/** The parsed values; none if the text is not from `keptFrom`. */
export function givenIn(text: string): FormValues | undefined {
  if (text === '') return undefined
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) return undefined
    const texts = Object.entries(found).map(([name, value]) => [name, String(value)] as const)
    return Object.fromEntries(texts)
  } catch {
    return undefined
  }
}
