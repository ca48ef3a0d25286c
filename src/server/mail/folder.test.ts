import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { startApp } from '../testing/start-app.ts'
import { openMailer } from './mailer.ts'

const letter = { to: 'kemar@example.com', subject: 'A letter', greeting: 'Hi,', parts: [], why: '' }

test('an outbox folder that cannot be written to is logged, and the letter is not lost', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'upful-mail-'))
  const outbox = join(dataDir, 'outbox')
  writeFileSync(outbox, 'not a folder')
  const lines: string[] = []
  const log = openLog('error', { write: (line) => void lines.push(line) })
  const from = 'upful@example.com'
  const mailer = openMailer({ smtpUrl: undefined, from, host: 'localhost', outbox, log })
  expect(await mailer.send('1', letter)).toEqual({ kind: 'unreachable', code: 'EEXIST' })
  expect(lines.join()).toContain('the outbox folder cannot be written to')
  rmSync(dataDir, { recursive: true })
})

test('a letter is written as soon as the outbox folder can be written to again', async () => {
  const app = await startApp()
  const student = await app.person()
  await app.runJobs()
  const outbox = join(app.services.dataDir, 'outbox')
  rmSync(outbox, { recursive: true, force: true })
  writeFileSync(outbox, 'not a folder')
  await app.services.transaction((tx) =>
    tx.post({
      userId: student.userId,
      kind: 'invitation',
      until: new Date(tx.now.getTime() + 3_600_000),
      letter,
    }),
  )
  await app.services.outbox.idle()
  rmSync(outbox)
  app.setTime(new Date(app.services.now().getTime() + 5 * 60_000))
  await app.services.outbox.idle()
  expect(app.letters().filter((text) => text.includes('Subject: A letter'))).toHaveLength(1)
})
