type Entry = {
  version?: string
  optional?: boolean
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
export type Lockfile = { packages: Record<string, Entry> }

const SYSTEM = /\b(android|darwin|freebsd|linux|openharmony|win32)\b/
const PROCESSOR = /\b(arm64|arm|ia32|ppc64|riscv64|s390x|wasm32|x64)\b/

/** The optional packages that this lockfile names but does not pin, by their path. */
export function missingFrom({ packages }: Lockfile): Map<string, Entry> {
  const missing = new Map<string, Entry>()
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!findsFrom(path, name, packages)) {
        missing.set(`node_modules/${name}`, { version, optional: true, ...platformOf(name) })
      }
    }
  }
  return missing
}

export function completed(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages, ...Object.fromEntries(missingFrom(lockfile)) }
  const inOrder = Object.entries(packages).toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  )
  return { ...lockfile, packages: Object.fromEntries(inOrder) }
}

function findsFrom(path: string, name: string, packages: Lockfile['packages']): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (`${at && `${at}/`}node_modules/${name}` in packages) return true
    if (at === '') return false
  }
}

// The registry knows the platform, but the package name contains it too.
function platformOf(name: string): Entry {
  const part = name.split('/').at(-1) ?? ''
  const os = SYSTEM.exec(part)?.[0]
  const cpu = PROCESSOR.exec(part)?.[0]
  if (!cpu) throw new Error(`Cannot tell the platform of ${name}`)
  const libc = part.endsWith('musl') ? 'musl' : part.endsWith('gnu') ? 'glibc' : undefined
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc] }) }
}
