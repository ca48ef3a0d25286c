import { plural } from '#domain/text/plural.ts'

/** Said after several were answered, about those who were not. */
export function leftWords(left: number): string {
  if (left === 0) return ''
  return ` ${plural(left, 'person', 'people')} had changed in the meantime: look again.`
}
