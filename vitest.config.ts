import { defineConfig } from 'vitest/config'
import { yamlModules } from './scripts/pages/yaml-modules.ts'

// Tests without a database behave the same on both engines, so they run once.
const NO_DATABASE = ['ai', 'content', 'feeds', 'http', 'mail'].map(
  (folder) => `src/server/${folder}/**/*.test.ts`,
)
// Hundreds of requests by one person: slow, and without races that PostgreSQL could show.
const ONE_ENGINE = ['src/server/courses/whole-catalogue.test.ts']
const SERVER = 'src/server/**/*.test.ts'
// A closed engine keeps a hundred megabytes outside the heap: the setup collects garbage after each file.
const GIVES_MEMORY_BACK = ['--expose-gc']
const QUIET = './scripts/testing/quiet-setup.ts'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Reading the server's modules for every file took longer than most files' tests.
    isolate: false,
    // Generous, because they only catch tests that hang: a slow machine is not a failure.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: true,
    projects: [
      {
        plugins: [yamlModules()],
        test: {
          name: 'unit',
          include: ['src/{domain,contract,client}/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: [QUIET],
          pool: 'threads',
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'components',
          include: ['src/client/**/*.test.tsx'],
          setupFiles: [QUIET, './scripts/testing/dom-setup.ts'],
          environment: 'happy-dom',
          // Stores and listeners of a page live in its modules: each file is a fresh page.
          isolate: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server-embedded',
          include: [SERVER],
          setupFiles: [QUIET],
          execArgv: GIVES_MEMORY_BACK,
          globalSetup: ['./scripts/testing/embedded-setup.ts'],
          env: { TEST_ENGINE: 'pglite' },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'server-postgres',
          include: [SERVER],
          exclude: [...NO_DATABASE, ...ONE_ENGINE],
          setupFiles: [QUIET],
          execArgv: GIVES_MEMORY_BACK,
          globalSetup: ['./scripts/testing/postgres-setup.ts'],
          env: { TEST_ENGINE: 'postgres' },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
