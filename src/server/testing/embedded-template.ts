import { PGlite } from '@electric-sql/pglite'
import { readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { databaseOver, engineOptions } from '../db/embedded.ts'
import { fillTemplate, root } from './fill-template.ts'

// TypeScript declares this API with those of the browser, which the server's types exclude.
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> }

/** Writes a prepared cluster to `file`, uncompressed because it is opened a hundred times per run. */
export async function writeEmbeddedTemplate(file: string): Promise<void> {
  const lite = await PGlite.create(engineOptions)
  const database = databaseOver(lite)
  await fillTemplate(database)
  const image = await lite.dumpDataDir('none')
  await database.close()
  writeFileSync(file, new Uint8Array(await image.arrayBuffer()))
}

let parts: ReturnType<typeof readParts> | undefined

/** An in-memory database that starts as a copy of the template. */
export async function openFromTemplate(file: string): Promise<Database> {
  const options = { ...engineOptions, ...(await (parts ??= readParts(file))) }
  return databaseOver(await PGlite.create(options))
}

/** Compiling the engine takes longer than opening it, so the files of one worker share it. */
async function readParts(file: string) {
  const engine = join(root, 'node_modules/@electric-sql/pglite/dist')
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(
    ['pglite.wasm', 'initdb.wasm'].map(async (name) =>
      WebAssembly.compile(await readFile(join(engine, name))),
    ),
  )
  return {
    pgliteWasmModule,
    initdbWasmModule,
    fsBundle: new Blob([readFileSync(join(engine, 'pglite.data'))]),
    loadDataDir: new Blob([readFileSync(file)], { type: 'application/x-tar' }),
  }
}
