import type * as pages from './pages.ts'
import type { PageSearch } from './pages.ts'

/** The address of a page as the table has it, with its `$name` parts. */
export type PagePath = (typeof pages)[keyof typeof pages]

/** The names of the parts to fill in: those of a lesson are its course's `id` and its own `contentId`. */
export type PathParam<Path extends string = PagePath> = Path extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | PathParam<More>
    : Rest
  : never

/** The names of everything that some page reads from its query. */
export type SearchParam = { [Path in keyof PageSearch]: keyof PageSearch[Path] }[keyof PageSearch]

/** An address of this app that leads to a page: complete in the table, or filled in by `href`. */
export type Address =
  | Exclude<PagePath, `${string}$${string}`>
  | OneChoice
  | (string & { readonly filledIn: true })

/** Written by hand where loading `href` would cost too much script: `${pages.auth}?mode=sign-up`. */
type OneChoice = { [Path in keyof PageSearch]: ChoiceOf<Path, PageSearch[Path]> }[keyof PageSearch]

type ChoiceOf<Path extends string, Search> = {
  [Name in keyof Search & string]-?: `${Path}?${Name}=${LiteralOf<Search[Name]>}`
}[keyof Search & string]

type LiteralOf<Value> = Value extends string ? (string extends Value ? never : Value) : never

/** What a page takes: its parts, and its query, in which undefined leaves a name out. */
export type PageValues<Path extends PagePath> = Readonly<Record<PathParam<Path>, string>> &
  (Path extends keyof PageSearch ? WithUndefined<PageSearch[Path]> : unknown)

type WithUndefined<Search> = {
  readonly [Name in keyof Search]: undefined extends Search[Name]
    ? Search[Name] | undefined
    : Search[Name]
}

type PathWithValues = Extract<PagePath, `${string}$${string}`> | keyof PageSearch

/** The address of a page with these values: the parts of its path, then the query. */
export function href<Path extends PathWithValues>(page: Path, values: PageValues<Path>): Address {
  const unused: Record<string, string | undefined> = { ...values }
  const path = page.replaceAll(/\$(\w+)/g, (_part, name: string) => {
    const value = unused[name] ?? ''
    delete unused[name]
    return encodeURIComponent(value)
  })
  const query = Object.entries(unused)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&')
  return (query === '' ? path : `${path}?${query}`) as Address
}

/** The `$name` parts of a path; null if it is not one of this page. */
export function paramsIn(page: string, pathname: string): Record<string, string> | null {
  const pageParts = partsOf(page)
  const pathParts = partsOf(pathname)
  if (pageParts.length !== pathParts.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pageParts.entries()) {
    const value = decoded(pathParts[index] ?? '')
    if (value === null) return null
    if (part.startsWith('$')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

// A broken escape in a typed address must lead to the not-found page, not throw.
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
