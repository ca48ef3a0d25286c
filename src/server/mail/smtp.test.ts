import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.ts'
import { openSmtp, usualPatience, type Patience } from './smtp.ts'

let mail: SmtpServer

beforeAll(async () => {
  mail = await startSmtpServer()
})
afterAll(() => mail.close())

const message = Buffer.from('Subject: Hello\r\n\r\nHi\r\n')

async function handOver(to: string, patience: Partial<Patience> = {}) {
  const smtp = openSmtp(mail.url, { ...usualPatience, ...patience })
  try {
    return await smtp.hand({ from: 'upful@example.com', to }, message)
  } finally {
    smtp.close()
  }
}

test('a server that is down, or that never sends a greeting, is unreachable', async () => {
  mail.be('mute')
  expect(await handOver('a@example.com', { connectMs: 20 })).toMatchObject({ kind: 'unreachable' })
  mail.be('down')
  expect(await handOver('a@example.com')).toMatchObject({ kind: 'unreachable' })
})

test('a letter is retried when the server times out before it has the text', async () => {
  mail.be('well')
  mail.answerTo('silent.example', null)
  expect(await handOver('a@silent.example', { commandMs: 20 })).toEqual({
    kind: 'later',
    code: 'ETIMEDOUT',
  })
})

test('a letter may have been delivered when the server received the text and did not respond', async () => {
  mail.be('slow')
  expect(await handOver('a@example.com', { textMs: 20 })).toEqual({
    kind: 'unclear',
    code: 'ETIMEDOUT',
  })
  mail.be('forgets')
  expect(await handOver('a@example.com')).toMatchObject({ kind: 'unclear' })
})

test('the response to the text is awaited for as long as the standard requires', () => {
  expect(usualPatience.textMs).toBe(10 * 60_000)
})
