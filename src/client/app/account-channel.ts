import type { LiveEvent } from '#contract/live.ts'

export type AccountEvent = Extract<LiveEvent, { type: 'account' }>['event']

const name = 'upful-account'

/** Tells the other tabs of this browser what happened to the account. */
export function announce(event: AccountEvent) {
  const channel = new BroadcastChannel(name)
  channel.postMessage(event)
  channel.close()
}

export function onAnnounced(listener: (event: AccountEvent) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = (message: MessageEvent<AccountEvent>) => listener(message.data)
  return () => channel.close()
}
