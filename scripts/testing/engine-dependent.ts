import { globSync, readFileSync } from 'node:fs'

/** What makes a file of server tests worth running on PostgreSQL with every change. */
const dependsOnEngine = [
  // Races, which the embedded engine with its only connection cannot show.
  /\bPromise\.(all|allSettled|race)\b/,
  /concurrent/i,
  // Whole server processes, and the engine by name.
  /\b(startServer|runToEnd|newDatabase|openTestDatabase|databaseUrl|TEST_ENGINE)\b/,
  // SQL written out in the test.
  /\bsql[<`]/,
]

/** Search, export, restore and rankings: statements that a query builder does not make alike everywhere. */
const largeStatements =
  /\/(backups|catalogue|dashboard|db|guide|jobs|live|my-data|skills|xp)\/|\/(list|list-type|search|sync)\.test\.ts$/

/** They start whole processes to look at what these report, which is the same on both. */
const alikeOnBoth = /\/(metrics|traces)\/|\/doctor\.test\.ts$/

/** Whether this file of server tests runs on PostgreSQL with every change, and not only with the part `postgres`. */
export function isEngineDependent(file: string, text: string): boolean {
  if (alikeOnBoth.test(file)) return false
  return largeStatements.test(file) || dependsOnEngine.some((pattern) => pattern.test(text))
}

/** The files of server tests that depend on the engine. */
export function engineDependentTests(): string[] {
  return globSync('src/server/**/*.test.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isEngineDependent(file, readFileSync(file, 'utf8')))
}
