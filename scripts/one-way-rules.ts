import * as pages from '../src/domain/pages.ts'
import type { Sources } from './structure-rules.ts'

export interface Count {
  /** What is done by hand. */
  name: string
  /** What the same search found at commit 69bfb1f, which was reviewed. */
  atReview: number
  oneWay: string
  count: number
  /** A higher count fails the check; lower it when the count has fallen. */
  max: number
}

/** A text that starts like the address of a page, also after an origin or in Markdown. */
const FIRST_PARTS = new Set(Object.values(pages).map((path) => path.split('/')[1]))
FIRST_PARTS.delete('')
const ADDRESS = new RegExp(`['"\`}(]/(?:${[...FIRST_PARTS].join('|')})(?=[/?'"\`$#)])`, 'g')

/** How often something is done by hand although there is, or will be, one way to do it. */
export function countsOf(sources: Sources): Count[] {
  const code = [...sources].filter(
    ([file]) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  )
  const below = (folder: string) => code.filter(([file]) => file.startsWith(folder))
  return [
    {
      name: 'loading and error states',
      atReview: 62,
      oneWay: '`client/app/Loaded.tsx`, `LoadedList.tsx`, `Gone.tsx`',
      count: hits(
        // A crashed page is not a failed query, and nothing has failed when something no longer exists.
        below('src/client/').filter(([file]) => !/app\/(?:Loaded|Gone|ErrorPage)\.tsx$/.test(file)),
        /<ErrorState\b/g,
      ),
      max: 0,
    },
    {
      name: 'addresses of pages as text',
      atReview: 271,
      oneWay: '`domain/pages.ts` and `href`, decision 044',
      count: hits(
        code.filter(([file]) => file !== 'src/domain/pages.ts'),
        ADDRESS,
      ),
      max: 0,
    },
    {
      name: 'lists of what a write makes stale',
      atReview: 85,
      oneWay: '`changes` of the contract rows, decision 045',
      count: hits(below('src/client/'), /\bstale(?:: |=\{)/g),
      max: 0,
    },
    {
      name: 'stores in the browser with listeners of their own',
      atReview: 4,
      oneWay: '`client/ui/store.ts`, `use-store.ts`',
      count: hits(
        below('src/client/').filter(([file]) => file !== 'src/client/ui/store.ts'),
        // Listeners with an argument receive an event, which has no value to show.
        /\blisteners = new Set<\(\) => void>/g,
      ),
      max: 0,
    },
    {
      name: 'places that open an event stream',
      atReview: 2,
      oneWay: '`client/app/event-stream.ts`',
      count: hits(below('src/client/'), /new EventSource\(/g),
      max: 1,
    },
    {
      // The list of pages names its imports directly: the bundler then keeps no table of what each file exports.
      name: 'parts of pages whose code is fetched by hand',
      atReview: 32,
      oneWay: '`client/app/lazy-part.tsx`',
      count: hits(
        below('src/client/').filter(
          ([file]) => !/^src\/client\/(?:adult-routes|routes|letter-pages)\.tsx?$/.test(file),
        ),
        /\(await import\(/g,
      ),
      max: 0,
    },
    {
      name: 'casts of a column',
      atReview: 68,
      oneWay: 'unions from check constraints, and `scripts/schema/column-types.ts`',
      count: hits(below('src/server/'), /\b(?:row|last|each|one|found|post|link)\.\w+ as [A-Z]/g),
      max: 0,
    },
    {
      name: 'encodings of a cursor',
      atReview: 3,
      oneWay: '`server/http/cursor.ts`',
      count: below('src/server/').filter(
        ([, text]) => /cursor|marker/i.test(text) && /toString\('base64url'\)/.test(text),
      ).length,
      max: 1,
    },
    {
      name: 'computations of the end of a lease',
      atReview: 2,
      oneWay: '`server/db/lease.ts`',
      count: hits(below('src/server/'), /function lease\w*\(/g),
      max: 1,
    },
    {
      name: 'declarations of `none`, `done` and `byId`',
      atReview: 23,
      oneWay: '`contract/shapes.ts`',
      count: hits(below('src/contract/'), /^(?:export )?const (?:none|done|byId) =/gm),
      max: 3,
    },
    {
      name: 'hours and days counted in milliseconds or seconds',
      atReview: 18,
      oneWay: '`hourMs`, `dayMs`, `hourSeconds`, `daySeconds` in `domain/duration.ts`',
      count: hits(
        code.filter(([file]) => file !== 'src/domain/duration.ts'),
        /60 \* 60\b|\b3_600_000\b|\b86_400(?:_000)?\b|interval '\d+ hours'/g,
      ),
      max: 0,
    },
    {
      name: 'counts with their noun, chosen by hand',
      atReview: 21,
      oneWay: '`domain/text/plural.ts`; the rest say something else for one',
      count: hits(code, /=== 1 \? '1 /g),
      max: 3,
    },
    {
      name: 'variables called `asked`, `told`, `said` or `given`',
      atReview: 50,
      oneWay: 'the noun for what it holds',
      count: hits(code, /\b(?:const|let) (?:asked|told|said|given)\b/g),
      max: 0,
    },
  ]
}

function hits(code: readonly (readonly [string, string])[], pattern: RegExp): number {
  return code.reduce((sum, [, text]) => sum + [...text.matchAll(pattern)].length, 0)
}
