import { expect, test } from 'vitest'
import { countsOf } from './one-way-rules.ts'

const countIn = (file: string, text: string, name: RegExp) =>
  countsOf(new Map([[file, text]])).find((rule) => name.test(rule.name))?.count

test.for([
  ['src/client/x/X.tsx', '<ErrorState onRetry={go}>', /^loading/, 1],
  ['src/client/app/Loaded.tsx', '<ErrorState onRetry={go}>', /^loading/, 0],
  ['src/server/x/mail.ts', "const link = '/courses/1' + `/staff?desk=posts`", /^addresses/, 2],
  ['src/server/x/mail.ts', "const route = '/api/courses'", /^addresses/, 0],
  ['src/server/x/mail.ts', 'url: `${publicUrl}/login`', /^addresses/, 1],
  ['src/server/x/answers.ts', "'See [courses](/courses).'", /^addresses/, 1],
  ['src/domain/pages.ts', "export const login = '/login'", /^addresses/, 0],
  ['src/client/x/X.tsx', "useAction('POST /api/x', { stale: ['courses'] })", /stale/, 1],
  ['src/server/x/queries.ts', 'return row.state as State', /^casts/, 1],
  ['src/contract/x.ts', 'const none = z.strictObject({})', /^declarations/, 1],
  ['src/client/app/Gone.tsx', '<ErrorState title={title}>', /^loading/, 0],
  ['src/client/x/x.ts', 'const listeners = new Set<() => void>()', /^stores/, 1],
  ['src/client/ui/store.ts', 'const listeners = new Set<() => void>()', /^stores/, 0],
  ['src/client/x/x.ts', "const source = new EventSource('/api/live')", /stream$/, 1],
  ['src/client/x/X.tsx', "lazyPart(async () => (await import('./Y.tsx')).Y)", /fetched/, 1],
  ['src/client/x/X.test.tsx', '<ErrorState onRetry={go}>', /^loading/, 0],
] as const)('in %s, "%s" counts as %s this many times: %i', ([file, text, name, count]) => {
  expect(countIn(file, text, name)).toBe(count)
})
