import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { layoutOf } from './layout.ts'
import type { Letter } from './letter.ts'
import type { DeliveryOutcome } from './outcome.ts'
import { openSmtp, usualPatience, type Patience, type Smtp } from './smtp.ts'

export interface Mailer {
  /** The id is also the Message-ID, so that mailboxes recognise a letter that is sent again. */
  send: (id: string, letter: Letter) => Promise<DeliveryOutcome>
  close: () => void
}

export interface MailerOptions {
  smtpUrl: string | undefined
  from: string
  /** The host in the Message-ID. */
  host: string
  /** Without a mail server each letter is written to this folder as a file. */
  outbox: string
  log: Logger
  patience?: Patience
}

/** Sends through SMTP, or without a server writes each letter to the outbox folder and logs its path. */
export function openMailer(options: MailerOptions): Mailer {
  const { smtpUrl, outbox, log, patience = usualPatience } = options
  let smtp: Smtp | undefined

  return {
    async send(id, letter) {
      const { envelope, message } = await messageOf(id, letter, options)
      if (smtpUrl === undefined) return writeToFolder(outbox, id, message, log)
      smtp ??= openSmtp(smtpUrl, patience)
      return smtp.hand(envelope, message)
    },
    close: () => smtp?.close(),
  }
}

async function writeToFolder(
  outbox: string,
  id: string,
  message: Buffer,
  log: Logger,
): Promise<DeliveryOutcome> {
  const timestamp = new Date().toISOString().replaceAll(':', '-')
  const path = join(outbox, `${timestamp}-${id}.eml`)
  try {
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    await writeFile(path, message.toString().replaceAll('\r\n', '\n'), { mode: 0o600 })
  } catch (error) {
    log.error({ err: error }, 'the outbox folder cannot be written to')
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return { kind: 'unreachable', code }
  }
  log.info({ path }, 'no SMTP_URL: letter written to the outbox')
  return { kind: 'sent' }
}

/** The library is loaded with the first letter, because many processes never send one. */
async function messageOf(id: string, letter: Letter, { from, host }: MailerOptions) {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const { to, subject, headers, calendars = [] } = letter
  const composed = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    messageId: `<${id}@${host}>`,
    ...(headers === undefined ? {} : { headers }),
    ...layoutOf(letter),
    attachments: calendars.map((file, index) => ({
      filename: index === 0 ? 'upful.ics' : `upful-${index + 1}.ics`,
      content: file,
      contentType: `text/calendar; charset=utf-8; method=${methodOf(file)}`,
    })),
  }).compile()
  return { envelope: composed.getEnvelope(), message: await composed.build() }
}

/** Mail programs offer to add or to remove a meeting by this. */
function methodOf(calendar: string): string {
  return /^METHOD:(\w+)\r$/m.exec(calendar)?.[1] ?? 'PUBLISH'
}
