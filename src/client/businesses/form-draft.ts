import type { FormValues } from '../app/form.ts'

/** A form's unsent values as text that can be stored. */
export function draftFrom(form: HTMLFormElement): string {
  return JSON.stringify(
    Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')),
  )
}

/** The values in a stored draft; undefined if the text is not from `draftFrom`. */
export function valuesIn(text: string): FormValues | undefined {
  if (text === '') return undefined
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null) return undefined
    const texts = Object.entries(parsed).map(([name, value]) => [name, String(value)] as const)
    return Object.fromEntries(texts)
  } catch {
    return undefined
  }
}
