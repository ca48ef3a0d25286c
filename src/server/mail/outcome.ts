/**
 * The outcome of sending a letter:
 * - `later`: the server deferred it, or timed out before it had the text
 * - `unclear`: the server had the text and did not respond, so it may have been delivered
 * - `bounced`: the mailbox does not exist
 * - `refused`: this letter will never be accepted
 * - `unreachable`: there was no connection, no greeting or no login, so no letter can be sent now
 */
export type DeliveryOutcome =
  | { kind: 'sent' }
  | {
      kind: 'later' | 'unclear' | 'bounced' | 'refused' | 'unreachable'
      code: string
    }

export interface MailError {
  code?: string | undefined
  responseCode?: number | undefined
  response?: string | undefined
  command?: string | undefined
}

/** What a failed attempt means. `hadText` if the server may have received the whole letter. */
export function outcomeOf(error: MailError, hadText: boolean): DeliveryOutcome {
  const { responseCode, command } = error
  const code = codeOf(error)
  if (responseCode === undefined) return { kind: hadText ? 'unclear' : 'later', code }
  if (responseCode < 500) return { kind: 'later', code }
  // A server that refuses to relay our letters tells us nothing about the mailbox.
  if (command === 'RCPT TO') return { kind: isPolicyRefusal(error) ? 'later' : 'bounced', code }
  return { kind: command === 'DATA' ? 'refused' : 'later', code }
}

/** Only the numbers of the response: its text may contain an address. */
export function codeOf({ code, responseCode, response }: MailError): string {
  if (responseCode === undefined) return code ?? 'unknown'
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  return enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`
}

function isPolicyRefusal({ response }: MailError): boolean {
  return /^\d{3}[ -]5\.7\./.test(response ?? '')
}
