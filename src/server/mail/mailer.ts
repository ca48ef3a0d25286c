import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'

export interface Letter {
  to: string
  subject: string
  text: string
  headers?: Record<string, string>
}

export interface Mailer {
  /** Resolves when the letter is handed over; throws when it was not, so that its job tries again. */
  send: (letter: Letter) => Promise<void>
}

/** Sends through SMTP, or without a server writes each letter to the outbox folder and logs its path. */
export function openMailer(options: {
  smtpUrl: string | undefined
  from: string
  outbox: string
  log: Logger
}): Mailer {
  const { smtpUrl, from, outbox, log } = options
  let transport: ReturnType<typeof openTransport> | undefined

  return {
    async send(letter) {
      transport ??= openTransport(smtpUrl)
      const sent: unknown = await (await transport).sendMail({ from, ...letter })
      if (smtpUrl !== undefined) return
      const path = join(
        outbox,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`,
      )
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      await writeFile(path, messageOf(sent), { mode: 0o600 })
      log.info({ path }, 'no SMTP_URL: letter written to the outbox')
    },
  }
}

/** Loaded with the first letter: many processes never write one. */
async function openTransport(smtpUrl: string | undefined) {
  const { default: nodemailer } = await import('nodemailer')
  if (smtpUrl === undefined)
    return nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
}

function messageOf(sent: unknown): Buffer {
  if (
    typeof sent === 'object' &&
    sent !== null &&
    'message' in sent &&
    Buffer.isBuffer(sent.message)
  ) {
    return sent.message
  }
  throw new Error('The mail transport returned no message')
}
