import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeAddress } from '../src/server/db/folder-address.ts'
import { lockFolder } from '../src/server/db/lock.ts'

const TASKS = `
  const script = (text) => ({ run: (args) => ['task.mjs', text, ...args] })
  export const tasks = { say: script('say'), fail: script('fail'), wait: script('wait'), built: { built: true },
    alone: { ...script('say'), built: true, folder: 'alone' }, beside: { ...script('say'), built: true, folder: 'beside' } }`

const TASK = `
  const [task, ...rest] = process.argv.slice(2)
  if (task === 'say') console.log('said', process.cwd(), ...rest)
  if (task === 'fail') process.exit(7)
  if (task === 'wait') {
    process.once('SIGTERM', () => process.exit(3))
    setInterval(() => {}, 1000)
    console.log('waiting')
  }`

const NPM = `
  const fs = require('node:fs')
  fs.appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
  fs.mkdirSync('node_modules', { recursive: true })
  if (fs.existsSync('offline')) fs.rmSync('offline')
  else fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`

test('an unknown task is refused with a list of all tasks', async () => {
  const { code, output } = await project().run('nonsense')
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('one of: say, fail'),
  })
})

test('a task runs in the project folder with its arguments, wherever it is called from', async () => {
  const { folder, run } = project()
  expect((await run('say', 'one', '--two')).output).toContain(`said ${folder} one --two`)
})

test("a task's exit code is passed on", async () => {
  expect((await project().run('fail')).code).toBe(7)
})

test('a signal is forwarded to the task, which decides how it ends', async () => {
  const child = project().start('wait')
  for await (const text of child.stdout) if (String(text).includes('waiting')) break
  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(3)
})

test('packages are installed only when there are none or the lockfile has changed', async () => {
  const { folder, run } = project()
  const calls = () => readFileSync(join(folder, 'npm-calls'), 'utf8').trim().split('\n').length
  await run('say')
  expect(calls()).toBe(1)
  await run('say')
  expect(calls()).toBe(1)
  writeFileSync(join(folder, 'package-lock.json'), lockfile('2.0.0'))
  await run('say')
  expect(calls()).toBe(2)
})

test('packages installed by hand are left alone if they match the lockfile', async () => {
  const { folder, run } = project()
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), lockfile('1.0.0'))
  await run('say')
  expect(existsSync(join(folder, 'npm-calls'))).toBe(false)
})

test('npm is run again when it exits with 0 without having installed the packages', async () => {
  const { folder, run } = project()
  writeFileSync(join(folder, 'offline'), '')
  expect((await run('say')).output).toContain('Trying again')
  expect(readFileSync(join(folder, 'npm-calls'), 'utf8').trim().split('\n')).toHaveLength(2)
})

test('the product is rebuilt only when a source has changed', async () => {
  const { folder, run } = project()
  const builds = () => readFileSync(join(folder, 'builds'), 'utf8').length
  await run('built')
  await run('built')
  expect(builds()).toBe(1)
  writeFileSync(join(folder, 'src/main.test.ts'), 'tests are not part of the build')
  await run('built')
  expect(builds()).toBe(1)
  writeFileSync(join(folder, 'src/main.ts'), 'changed')
  await run('built')
  expect(builds()).toBe(2)
})

test('while a server is running nothing is installed or built, and a command that needs its folder is refused', async () => {
  const { folder, run } = project()
  const data = join(folder, 'data')
  const { release } = lockFolder(data)
  writeAddress(data, 'http://localhost:3000')
  const alone = await run('alone')
  expect(alone).toEqual({
    code: 1,
    output: expect.stringContaining(
      `Upful is already running at http://localhost:3000, on the data folder ${data}. Stop it first`,
    ),
  })
  expect((await run('beside')).output).toContain('said')
  expect(['npm-calls', 'builds'].filter((name) => existsSync(join(folder, name)))).toEqual([])
  release()
  expect((await run('alone')).output).toContain('said')
  expect(existsSync(join(folder, 'builds'))).toBe(true)
})

/** A separate project around the real runner, with an npm that only records its calls. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'upful-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('scripts/run', join(folder, 'scripts/run'), { recursive: true })
  cpSync('scripts/run.mjs', join(folder, 'scripts/run.mjs'))
  mkdirSync(join(folder, 'src'), { recursive: true })
  cpSync('src/server/db', join(folder, 'src/server/db'), { recursive: true })
  mkdirSync(join(folder, 'npm'))
  const files = {
    'scripts/tasks.mjs': TASKS,
    'scripts/build.ts': `
      import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
      appendFileSync('builds', '.')
      mkdirSync('dist/server', { recursive: true })
      writeFileSync('dist/server/main.js', '')`,
    'task.mjs': TASK,
    // Makes this npm a CommonJS script, whatever a parent folder says.
    'npm/package.json': '{}',
    'npm/npm-cli.js': NPM,
    'package-lock.json': lockfile('1.0.0'),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)

  const start = (...args: string[]) =>
    spawn(process.execPath, [join(folder, 'scripts/run.mjs'), ...args], {
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'], npm_execpath: join(folder, 'npm/npm-cli.js') },
    })
  const run = async (...args: string[]) => {
    const child = start(...args)
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    const [code] = await once(child, 'close')
    return { code, output }
  }
  return { folder, start, run }
}

function lockfile(version: string): string {
  return JSON.stringify({ packages: { '': {}, 'node_modules/zod': { version } } })
}
