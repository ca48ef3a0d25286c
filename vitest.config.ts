import { defineConfig } from 'vitest/config'
import { citusFound } from './scripts/testing/citus-cluster.ts'
import { engineDependentTests } from './scripts/testing/engine-dependent.ts'
import { yamlModules } from './scripts/pages/yaml-modules.ts'

// Tests without a database behave the same on both engines, so they run once.
const NO_DATABASE = ['ai', 'content', 'feeds', 'http', 'mail'].map(
  (folder) => `src/server/${folder}/**/*.test.ts`,
)
// Hundreds of requests by one person: slow, and without races that PostgreSQL could show.
const ONE_ENGINE = ['src/server/courses/whole-catalogue.test.ts']
const SERVER = 'src/server/**/*.test.ts'
// The others run on PostgreSQL only with `npm test -- --only=postgres`, as the workflow does with every push.
const ENGINE_DEPENDENT = engineDependentTests()
// A closed engine keeps a hundred megabytes outside the heap: the setup collects garbage after each file.
const GIVES_MEMORY_BACK = ['--expose-gc']
const QUIET = './scripts/testing/quiet-setup.ts'
const SERVER_SETUP = './scripts/testing/server-setup.ts'

const onPostgres = {
  setupFiles: [QUIET],
  execArgv: GIVES_MEMORY_BACK,
  globalSetup: ['./scripts/testing/postgres-setup.ts', SERVER_SETUP],
  env: { TEST_ENGINE: 'postgres' },
}

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
          include: ['src/{domain,contract,client,worker}/**/*.test.ts', 'scripts/**/*.test.ts'],
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
          // As most devices here are set; of others the tests name the time zone.
          env: { TZ: 'America/Jamaica' },
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
          globalSetup: ['./scripts/testing/embedded-setup.ts', SERVER_SETUP],
          env: { TEST_ENGINE: 'pglite' },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'server-postgres',
          include: ENGINE_DEPENDENT,
          exclude: [...NO_DATABASE, ...ONE_ENGINE],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'server-postgres-rest',
          include: [SERVER],
          exclude: [...NO_DATABASE, ...ONE_ENGINE, ...ENGINE_DEPENDENT],
          sequence: { groupOrder: 3 },
        },
      },
      ...(citusFound()
        ? [
            {
              test: {
                name: 'server-citus',
                include: [SERVER],
                exclude: [...NO_DATABASE, ...ONE_ENGINE],
                setupFiles: [QUIET],
                execArgv: GIVES_MEMORY_BACK,
                globalSetup: ['./scripts/testing/citus-setup.ts', SERVER_SETUP],
                env: { TEST_ENGINE: 'postgres' },
                sequence: { groupOrder: 4 },
              },
            },
          ]
        : []),
    ],
  },
})
