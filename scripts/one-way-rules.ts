import * as pages from '../src/domain/pages.ts'
import type { Sources } from './structure-rules.ts'

export interface Count {
  what: string
  count: number
  /** More than this fails the check; lower it when the count has fallen. */
  max: number
}

/** A text that begins like the address of a page, also after an origin or in Markdown. */
const FIRST_PARTS = new Set(Object.values(pages).map((path) => path.split('/')[1]))
FIRST_PARTS.delete('')
const ADDRESS = new RegExp(`['"\`}(]/(?:${[...FIRST_PARTS].join('|')})(?=[/?'"\`$#)])`, 'g')

/** How often something is done by hand for which there is one way, or will be. */
export function countsOf(sources: Sources): Count[] {
  const code = [...sources].filter(
    ([file]) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  )
  const below = (folder: string) => code.filter(([file]) => file.startsWith(folder))
  return [
    {
      what: 'loading and error states written by hand, not with `<Loaded>`',
      count: hits(
        // A page that crashed is not a query that failed, and nothing failed when something is gone.
        below('src/client/').filter(([file]) => !/app\/(?:Loaded|Gone|ErrorPage)\.tsx$/.test(file)),
        /<ErrorState\b/g,
      ),
      max: 0,
    },
    {
      what: 'addresses of pages as text, not from one table',
      count: hits(
        code.filter(([file]) => file !== 'src/domain/pages.ts'),
        ADDRESS,
      ),
      max: 0,
    },
    {
      what: 'lists of what a write makes stale, in the browser',
      count: hits(below('src/client/'), /\bstale(?:: |=\{)/g),
      max: 0,
    },
    {
      what: 'stores in the browser with separate listeners, not with `createStore`',
      count: hits(
        below('src/client/').filter(([file]) => file !== 'src/client/ui/store.ts'),
        // With an argument they listen to an event, which has no value to show.
        /\blisteners = new Set<\(\) => void>/g,
      ),
      max: 0,
    },
    {
      what: 'places that open an event stream',
      count: hits(below('src/client/'), /new EventSource\(/g),
      max: 1,
    },
    {
      // The list of pages names its imports directly: the bundler then keeps no table of what each file exports.
      what: 'parts of pages whose code is fetched by hand, not with `lazyPart`',
      count: hits(
        below('src/client/').filter(([file]) => file !== 'src/client/routes.tsx'),
        /\(await import\(/g,
      ),
      max: 0,
    },
    {
      what: 'casts of a column that the database types do not know',
      count: hits(below('src/server/'), /\b(?:row|last|each|one|found|post|link)\.\w+ as [A-Z]/g),
      max: 0,
    },
    {
      what: 'encodings of a cursor',
      count: below('src/server/').filter(
        ([, text]) => /cursor|marker/i.test(text) && /toString\('base64url'\)/.test(text),
      ).length,
      max: 1,
    },
    {
      what: 'computations of the end of a lease',
      count: hits(below('src/server/'), /function lease\w*\(/g),
      max: 1,
    },
    {
      what: 'declarations of `none`, `done` and `byId` in the contract',
      count: hits(below('src/contract/'), /^(?:export )?const (?:none|done|byId) =/gm),
      max: 3,
    },
  ]
}

function hits(code: readonly (readonly [string, string])[], pattern: RegExp): number {
  return code.reduce((sum, [, text]) => sum + [...text.matchAll(pattern)].length, 0)
}
