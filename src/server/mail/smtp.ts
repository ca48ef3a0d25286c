import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { codeOf, outcomeOf, type MailError, type DeliveryOutcome } from './outcome.ts'

export interface Patience {
  /** For the connection, the greeting and the login. */
  connectMs: number
  /** For the answers before the text of the letter. */
  commandMs: number
  /** For the answer to the text: a server that scans letters may take minutes. */
  textMs: number
}

export const usualPatience: Patience = {
  connectMs: 15_000,
  commandMs: 60_000,
  textMs: 10 * 60_000,
}

export interface Smtp {
  hand: (envelope: SMTPConnection.Envelope, message: Buffer) => Promise<DeliveryOutcome>
  close: () => void
}

const idleMs = 5_000

/**
 * Sends letters to a mail server over reused connections. Each letter has its own connection while it
 * is being sent, so one that waits for a response does not block others.
 */
export function openSmtp(url: string, patience: Patience): Smtp {
  const { auth, ...server } = parseConnectionUrl(url)
  const open = new Set<SMTPConnection>()
  const free = new Map<SMTPConnection, NodeJS.Timeout>()

  function keep(connection: SMTPConnection): void {
    free.set(connection, setTimeout(() => connection.quit(), idleMs).unref())
  }

  function claimFree(): SMTPConnection | undefined {
    const [connection] = free.keys()
    if (connection !== undefined) forget(connection)
    return connection
  }

  function forget(connection: SMTPConnection): void {
    clearTimeout(free.get(connection))
    free.delete(connection)
  }

  return {
    async hand(envelope, message) {
      const reused = claimFree()
      if (reused !== undefined) {
        const { outcome, isStale } = await handOver(reused, envelope, message, patience)
        if (outcome.kind === 'sent') keep(reused)
        if (!isStale) return outcome
      }
      const connection = connectionTo(server, patience)
      open.add(connection)
      connection.once('end', () => {
        open.delete(connection)
        forget(connection)
      })
      const failure = await connect(connection, auth, patience)
      if (failure !== null) return failure
      const { outcome } = await handOver(connection, envelope, message, patience)
      if (outcome.kind === 'sent') keep(connection)
      return outcome
    },
    close() {
      for (const connection of open) connection.close()
    },
  }
}

/** Connects, is greeted and logs in, without sending a letter. Null when that worked, else the code of the failure. */
export async function greetMailServer(url: string, patience: Patience): Promise<string | null> {
  const { auth, ...server } = parseConnectionUrl(url)
  const connection = connectionTo(server, patience)
  const failure = await connect(connection, auth, patience)
  connection.quit()
  return failure !== null && 'code' in failure ? failure.code : null
}

function connectionTo(server: SMTPConnection.Options, patience: Patience): SMTPConnection {
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    // The timeout depends on the step, so `connect` and `handOver` measure it.
    socketTimeout: 2 * patience.textMs,
  })
  // The connection closes itself, but without a listener its error would end the process.
  connection.on('error', () => undefined)
  return connection
}

/** Null once it is greeted and logged in. */
function connect(
  connection: SMTPConnection,
  auth: { user?: string | undefined; pass?: string | undefined } | undefined,
  patience: Patience,
): Promise<DeliveryOutcome | null> {
  return new Promise((resolve) => {
    const fail = (error: MailError): void => {
      clearTimeout(limit)
      connection.close()
      resolve({ kind: 'unreachable', code: codeOf(error) })
    }
    const ready = (): void => {
      clearTimeout(limit)
      resolve(null)
    }
    const limit = setTimeout(fail, 2 * patience.connectMs, { code: 'ETIMEDOUT' })
    connection.once('error', fail)
    connection.once('end', () => fail({ code: 'ECONNECTION' }))
    connection.connect((error) => {
      if (error) return fail(error)
      if (!auth?.user || !connection.allowsAuth) return ready()
      connection.login(auth, (loginError) => (loginError ? fail(loginError) : ready()))
    })
  })
}

/** `isStale` when the connection was closed before any part of this letter was sent. */
function handOver(
  connection: SMTPConnection,
  envelope: SMTPConnection.Envelope,
  message: Buffer,
  patience: Patience,
): Promise<{ outcome: DeliveryOutcome; isStale: boolean }> {
  return new Promise((resolve) => {
    let hadText = false
    let limit = setTimeout(giveUp, patience.commandMs)

    function end(outcome: DeliveryOutcome, isStale = false): void {
      clearTimeout(limit)
      if (outcome.kind !== 'sent') connection.close()
      resolve({ outcome, isStale })
    }
    function giveUp(): void {
      end(outcomeOf({ code: 'ETIMEDOUT' }, hadText))
    }
    // Read once the server is ready to receive the text.
    const text = new Readable({
      read() {
        hadText = true
        clearTimeout(limit)
        limit = setTimeout(giveUp, patience.textMs)
        this.push(message)
        this.push(null)
      },
    })
    connection.send(envelope, text, (error) => {
      if (error === null) return end({ kind: 'sent' })
      const isLost = error.responseCode === undefined && error.code !== 'ETIMEDOUT'
      end(outcomeOf(error, hadText), isLost && !hadText)
    })
  })
}
