import { dirname, join } from 'node:path/posix'

export type Sources = ReadonlyMap<string, string>
export type Owners = Readonly<Record<string, readonly string[]>>

const INFRASTRUCTURE = [
  'db',
  'http',
  'live',
  'jobs',
  'mail',
  'ai',
  'feeds',
  'push',
  'pictures',
  'content',
  'backups',
  'metrics',
  'traces',
]
const DOMAIN_ROOMS = [
  'cv',
  'guide',
  'learning',
  'ledger',
  'mentoring',
  'openings',
  'people',
  'python',
  'safety',
  'text',
]
const CLIENT_FLOORS = ['ui', 'app', 'parts', 'area', 'dashboard']
const NO_ROOM = /^src\/domain\/(?:day|duration|href|known-address|pages)\.ts$/
const ABOVE_FEATURES = ['testing', 'operator']
// Names of layers we do not have: writes are commands, reads are queries, rules are in the domain.
const LAYER_NAME =
  /\b(index|services?|controllers?|repository|models?|types|constants|handlers?)\.ts$/
const VAGUE_NAME = /(^|[/.-])(utils?|helpers?|common|manager|misc|shared)([/.-]|$)/i
const WRITE =
  /\b(?:(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`]|(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?)(\w+)/gi
const WORD = /\w+/g
const EXPORT = /^export (?:async )?(?:const|function\*?|interface|type|class) (\w+)/gm
/** Binds a route of the contract, or registers another one. */
const REGISTERS = /\bbind\(\s*app\b|\bapp\.(?:get|post|put|patch|delete)\b/
const COMMAND = /^export (?:(async) )?function\*? (\w+)(?:<[^(]*>)?\(\s*(\w*)/gm
const GENERATED = 'src/server/db/tables.ts'
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g

/** Every violation of the layout, as `file: what is wrong`. */
export function problemsIn(sources: Sources, owners: Owners): string[] {
  const code = [...sources].filter(
    ([file]) => /\.tsx?$/.test(file) && !/\.(?:test|access)\.tsx?$/.test(file),
  )
  return [
    ...[...sources.keys()].flatMap(vagueNames),
    ...code.flatMap(([file, text]) => [
      ...unknownFiles(file),
      ...misnamedRoutes(file, text),
      ...outsideRooms(file),
      ...wrongImports(file, text),
      ...foreignWrites(file, text, owners),
      ...bannedWords(file, text),
      ...otherThanTx(file, text),
    ]),
    ...upwardImports(code),
    ...namesTwice(code),
    ...featureCycles(code),
    ...unusedExports(sources),
    ...unownedTables(sources, owners),
    ...unstatedAccess(sources),
  ]
}

function vagueNames(file: string): string[] {
  return VAGUE_NAME.test(file) ? [`${file}: this name is vague; name the noun`] : []
}

// Besides routes, commands, queries, jobs and mail, a feature may have files named for its nouns.
function unknownFiles(file: string): string[] {
  if (!featureOf(file) || !LAYER_NAME.test(file)) return []
  return [`${file}: a feature has routes, commands, queries, jobs, mail and its own nouns`]
}

function misnamedRoutes(file: string, text: string): string[] {
  const folder = folderIn('server', file)
  if (!folder || ABOVE_FEATURES.includes(folder) || !REGISTERS.test(text)) return []
  if (/(^|[/-])routes\.ts$/.test(file)) return []
  return [`${file}: it registers routes, so it is called routes.ts or *-routes.ts`]
}

/** A rule is in the room of its subject; the calendar and the addresses of pages belong to all rooms. */
function outsideRooms(file: string): string[] {
  if (!file.startsWith('src/domain/') || NO_ROOM.test(file)) return []
  const room = folderIn('domain', file)
  if (room !== undefined && DOMAIN_ROOMS.includes(room)) return []
  return [`${file}: the domain has the rooms ${DOMAIN_ROOMS.join(', ')}`]
}

function wrongImports(file: string, text: string): string[] {
  return importsOf(file, text).flatMap((target) => {
    const wrong = wrongServerImport(file, target) ?? wrongClientImport(file, target)
    return wrong ? [`${file}: ${wrong} (${target})`] : []
  })
}

function wrongServerImport(file: string, target: string): string | undefined {
  const from = featureOf(file)
  const to = featureOf(target)
  if (!to || from === to) return undefined
  if (INFRASTRUCTURE.includes(folderIn('server', file) ?? ''))
    return 'infrastructure imports no feature'
  const open = /(^|[/-])(commands|queries)\.ts$/.test(target)
  return from && !open ? 'of another feature, only commands and queries may be imported' : undefined
}

/** ui < app < parts < areas < dashboard < the files next to the folders; an area imports no other area. */
function wrongClientImport(file: string, target: string): string | undefined {
  const from = folderIn('client', file)
  const to = folderIn('client', target)
  if (!from || !target.startsWith('src/client/') || from === to) return undefined
  if (from === 'ui') return 'ui has no product words'
  if (floorOf(to) < floorOf(from)) return undefined
  return from === 'app' || from === 'parts'
    ? `${from} is below the areas`
    : 'an area imports parts, app, ui and itself'
}

function floorOf(folder: string | undefined): number {
  if (folder === undefined) return CLIENT_FLOORS.length
  const floor = CLIENT_FLOORS.indexOf(folder)
  return floor === -1 ? CLIENT_FLOORS.indexOf('area') : floor
}

function foreignWrites(file: string, text: string, owners: Owners): string[] {
  const folder = folderIn('server', file)
  if (!folder || ABOVE_FEATURES.includes(folder)) return []
  return [...text.matchAll(WRITE)].flatMap(([, table = '']) => {
    const owner = owners[table]
    if (!owner || owner.includes(folder)) return []
    return [`${file}: only ${owner.join(' and ')} may write ${table}`]
  })
}

function bannedWords(file: string, text: string): string[] {
  const problems: string[] = []
  if (file.startsWith('src/') && /\bas unknown as\b/.test(text))
    problems.push(`${file}: "as unknown as" hides a wrong type`)
  if (file.startsWith('src/domain/') && /\bnew Date\(\s*\)|\bDate\(\)/.test(text)) {
    problems.push(`${file}: domain is pure: the caller brings the clock`)
  }
  return problems
}

/** The files of src/server that put the features together are above all folders: nothing imports upwards. */
function upwardImports(code: readonly (readonly [string, string])[]): string[] {
  const top = code.filter(([file]) => /^src\/server\/[^/]+\.ts$/.test(file))
  const above = new Set(
    top.filter(([file, text]) => importsOf(file, text).some(featureOf)).map(([file]) => file),
  )
  return code.flatMap(([file, text]) => {
    const folder = folderIn('server', file)
    if (!folder || ABOVE_FEATURES.includes(folder)) return []
    return importsOf(file, text)
      .filter((target) => above.has(target))
      .map((target) => `${file}: this import goes upwards, to a list of all features (${target})`)
  })
}

/** A command is one transaction: what opens one, or loops over many, is a sweep, a sync or a route. */
function otherThanTx(file: string, text: string): string[] {
  if (!/^src\/server\/.*commands\.ts$/.test(file)) return []
  return [...text.matchAll(COMMAND)].flatMap(([, isAsync, name, first]) =>
    first === 'tx' || (isAsync === undefined && first !== 'services')
      ? []
      : [`${file}: the command ${name} takes tx first`],
  )
}

/** Every exported type has a unique name, so that a name means one thing everywhere. */
function namesTwice(code: readonly (readonly [string, string])[]): string[] {
  const files = new Map<string, string>()
  return code.flatMap(([file, text]) => {
    if (!file.startsWith('src/') || file.includes('/testing/')) return []
    return [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].flatMap(([, name = '']) => {
      const earlier = files.get(name)
      files.set(name, file)
      return earlier === undefined ? [] : [`${file}: ${earlier} exports a type ${name} too`]
    })
  })
}

function featureCycles(code: readonly (readonly [string, string])[]): string[] {
  const needs = new Map<string, Set<string>>()
  for (const [file, text] of code) {
    const from = featureOf(file)
    if (!from) continue
    const others = importsOf(file, text)
      .map(featureOf)
      .filter((to) => to && to !== from)
    needs.set(from, new Set([...(needs.get(from) ?? []), ...others.map(String)]))
  }
  const cycles = new Map<string, string>()
  const walk = (path: readonly string[]): void => {
    for (const next of needs.get(path.at(-1) ?? '') ?? []) {
      const cycle = path.slice(path.indexOf(next))
      if (!path.includes(next)) walk([...path, next])
      else
        cycles.set(
          cycle.toSorted().join(),
          `src/server: features need each other: ${[...cycle, next].join(' -> ')}`,
        )
    }
  }
  for (const feature of needs.keys()) walk([feature])
  return [...cycles.values()]
}

function unusedExports(sources: Sources): string[] {
  const code = [...sources].filter(([file]) => /\.(tsx?|mjs)$/.test(file))
  const occurrences = new Map<string, number>()
  for (const [, text] of code) {
    for (const [word] of text.matchAll(WORD))
      occurrences.set(word, (occurrences.get(word) ?? 0) + 1)
  }
  return code.flatMap(([file, text]) =>
    file === GENERATED
      ? []
      : [...text.matchAll(EXPORT)]
          .filter(([, name = '']) => occurrences.get(name) === 1)
          .map(([, name]) => `${file}: nothing uses ${name}`),
  )
}

function unownedTables(sources: Sources, owners: Owners): string[] {
  const dropped = new Set(
    [...sources]
      .filter(([file]) => file.endsWith('.sql'))
      .flatMap(([, text]) => [...text.matchAll(/^\s*drop table (?:if exists )?(\w+)/gim)])
      .map(([, table]) => table ?? ''),
  )
  return [...sources].flatMap(([file, text]) =>
    file.endsWith('.sql')
      ? [...text.matchAll(/^\s*create table (?:if not exists )?(\w+)/gim)]
          .map(([, table]) => table ?? '')
          .filter((table) => !(table in owners) && !dropped.has(table))
          .map(
            (table) =>
              `${file}: write in a comment on the table who writes ${table}, then run npm run db:types`,
          )
      : [],
  )
}

/** The type of an access file requires a row for each route; this requires the file. */
function unstatedAccess(sources: Sources): string[] {
  const accessFiles = [...sources].filter(([file]) => file.endsWith('.access.ts'))
  return [...sources].flatMap(([file, text]) => {
    const [, group] = /^export const (\w+Routes) = /m.exec(text) ?? []
    if (!file.startsWith('src/contract/') || group === undefined) return []
    if (accessFiles.some(([, access]) => access.includes(`Access<typeof ${group}>`))) return []
    return [`${file}: write in an access file who may call ${group}`]
  })
}

function featureOf(file: string): string | undefined {
  const folder = folderIn('server', file)
  return folder && ![...INFRASTRUCTURE, ...ABOVE_FEATURES].includes(folder) ? folder : undefined
}

function folderIn(world: string, file: string): string | undefined {
  return new RegExp(`^src/${world}/([^/]+)/`).exec(file)?.[1]
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    if (target.startsWith('#')) return [`src/${target.slice(1)}`]
    return target.startsWith('.') ? [join(dirname(file), target)] : []
  })
}
