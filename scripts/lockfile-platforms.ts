type LockedPackage = {
  version?: string
  optional?: boolean
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
export type Lockfile = { packages: Record<string, LockedPackage> }

const SYSTEM = /\b(android|darwin|freebsd|linux|openharmony|win32)\b/
const PROCESSOR = /\b(arm64|arm|ia32|ppc64|riscv64|s390x|wasm32|x64)\b/

/** The optional packages that this lockfile names but does not pin, by their path. */
export function missingFrom({ packages }: Lockfile): Map<string, LockedPackage> {
  const missing = new Map<string, LockedPackage>()
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isLockedFor(path, name, packages)) {
        missing.set(`node_modules/${name}`, { version, optional: true, ...platformOf(name) })
      }
    }
  }
  return missing
}

export function completed(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages, ...Object.fromEntries(missingFrom(lockfile)) }
  const inOrder = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lockfile, packages: Object.fromEntries(inOrder) }
}

function isLockedFor(path: string, name: string, packages: Lockfile['packages']): boolean {
  for (
    let folder = path;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    if (`${folder && `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '') return false
  }
}

// The registry knows the platform, but the package name contains it too.
function platformOf(name: string): LockedPackage {
  const part = name.split('/').at(-1) ?? ''
  const os = SYSTEM.exec(part)?.[0]
  const cpu = PROCESSOR.exec(part)?.[0]
  if (!cpu) throw new Error(`Cannot tell the platform of ${name}`)
  const libc = part.endsWith('musl') ? 'musl' : part.endsWith('gnu') ? 'glibc' : undefined
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc] }) }
}
