import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Sources } from './structure-rules.ts'

/** The text of every file that the rules check, by its path from the root. */
export function readSources(): Sources {
  const configs = readdirSync('.').filter((file) => file.endsWith('.config.ts'))
  const inFolders = ['src', 'scripts', 'e2e', 'bench']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')),
    )
  return new Map([...configs, ...inFolders].map((file) => [file, readFileSync(file, 'utf8')]))
}
