/** On a large machine V8 lets short-lived objects take a hundred more (docs/performance.md, "Memory"). */
const memoryFlag = '--max-semi-space-size=16'

/**
 * What `npm run <task>` does: runs a Node file with its arguments, for `built` tasks after building what has
 * changed. `folder` says how the task uses the data folder: `alone`, or `beside` a running server.
 */
export const tasks = {
  start: server('main'),
  demo: server('operator/demo'),
  backup: server('operator/backup'),
  restore: server('operator/restore'),
  'restore:drill': server('operator/restore-drill', 'beside'),
  'ledger:verify': server('operator/ledger-verify'),
  doctor: server('operator/doctor', 'beside'),
  'staff:add': server('operator/staff-add'),
  distribute: server('operator/distribute', 'beside'),
  dev: script('scripts/dev.ts'),
  cluster: { ...script('scripts/cluster.ts'), built: true },
  build: { built: true },
  check: script('scripts/check.ts'),
  'guide:report': script('scripts/guide-report.ts'),
  test: script('scripts/test.ts'),
  'test:quick': script('scripts/test.ts', '--quick'),
  screenshots: { ...script('scripts/screenshots.ts'), built: true },
  size: { ...script('scripts/size.ts'), built: true },
  bench: { run: ([name, ...rest]) => [`bench/${name}.ts`, ...rest], built: true },
  letters: script('scripts/letters.ts'),
  preview: script('scripts/preview.ts'),
  'content:report': script('scripts/content-report.ts'),
  'db:types': script('scripts/db-types.ts'),
  format: script('node_modules/oxfmt/bin/oxfmt'),
}

function script(...command) {
  return { run: (args) => [...command, ...args] }
}

function server(entry, folder = 'alone') {
  return {
    folder,
    run: (args) => [`dist/server/${entry}.js`, ...args],
    built: true,
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: `${memoryFlag} ${process.env.NODE_OPTIONS ?? ''}`,
    },
  }
}
