import type { LiveEvent } from '#contract/live.ts'

/** A signed-up person who uses one or several real servers with one session. */
export interface Browser {
  email: string
  post: (url: string, path: string, body?: unknown) => Promise<Response>
  /** Opens the person's live stream and collects its events until it ends. */
  listen: (url: string, query?: string) => Promise<{ events: LiveEvent[]; ended: Promise<void> }>
}

let people = 0

export async function signUpAt(url: string): Promise<Browser> {
  people += 1
  const email = `live.${people}.${process.pid}@example.com`
  const network = `10.9.${people >> 8}.${people & 255}`
  let cookie = ''

  async function post(base: string, path: string, body: unknown = {}): Promise<Response> {
    return fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': network },
      body: JSON.stringify(body),
    })
  }

  const person = { name: 'Kemar Grant', email, password: 'mango season' }
  const answer = await post(url, '/api/sign-up', person)
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  return {
    email,
    post,
    async listen(base, query = '') {
      const stream = await fetch(`${base}/api/live${query}`, { headers: { cookie } })
      if (!stream.ok || stream.body === null) throw new Error(`stream answered ${stream.status}`)
      const events: LiveEvent[] = []
      const ended = collect(stream.body, events)
      // A server killed after its test aborts the stream; awaiting it still rejects.
      ended.catch(() => {})
      return { events, ended }
    },
  }
}

async function collect(body: ReadableStream<Uint8Array>, events: LiveEvent[]): Promise<void> {
  let text = ''
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const messages = `${text}${part}`.split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) {
      if (message.startsWith('data: ')) events.push(JSON.parse(message.slice(6)) as LiveEvent)
    }
  }
}
