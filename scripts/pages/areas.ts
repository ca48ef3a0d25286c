import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const root = `${process.cwd().replaceAll('\\', '/')}/`
const start = ['src/client/sign-in/first-minute/main.tsx']
const login = ['src/client/sign-in/main.ts']
const auth = ['src/client/sign-in/auth.ts']
const shell = ['src/client/main.tsx', 'src/client/parts/help/HelpSheetInside.tsx']
const dashboard = ['src/client/dashboard/DashboardPage.tsx']
const overview = ['src/client/dashboard/OverviewTab.tsx']

/**
 * The files of the first pages: React, which changes less often than our code; what the forms before the login
 * share with the pages after it, and with each other; the shell; the dashboard; and the pieces of its first tab,
 * which most pages share. Each file costs a slow phone a request with its headers, and small ones compress badly.
 * All other modules go where the bundler puts them.
 */
export const areas: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
  area('kit', ({ by }) => (by(start) || by(login) || by(auth)) && (by(shell) || by(dashboard))),
  area('form', ({ id, by }) => by(login) && by(auth) && !id.includes('/client/sign-in/')),
  area('sign-in', ({ by }) => by(login) && by(auth)),
  area('shell', ({ id, by }) => by(shell) && !/infinite/i.test(id)),
  area('dashboard', ({ id, by }) => by(dashboard) && !/infinite/i.test(id)),
  area('pieces', ({ id, by }) => by(overview) && /client\/(app|ui)\/(?!Radar|BarChart)/.test(id)),
]

interface Module {
  id: string
  /** Whether one of these imports it statically, itself or through others. */
  by: (entries: readonly string[]) => boolean
}

function area(name: string, holds: (module: Module) => boolean): Rolldown.CodeSplittingGroup {
  const nameOf = (id: string, graph: Graph) =>
    holds({ id, by: (entries) => isReached(id, entries, graph) }) ? name : null
  return { name: nameOf, debugName: name }
}

const reached = new WeakMap<readonly string[], Set<string>>()

function isReached(id: string, entries: readonly string[], graph: Graph): boolean {
  const ids = reached.get(entries) ?? closureOf(entries, graph)
  reached.set(entries, ids)
  return ids.has(id)
}

function closureOf(entries: readonly string[], graph: Graph): Set<string> {
  const ids = new Set(entries.map((entry) => root + entry))
  for (const id of ids)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) ids.add(imported)
  return ids
}
