import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pages } from './page-routes.ts'

interface PageRequest {
  app: FastifyInstance
  request: FastifyRequest
  reply: FastifyReply
  /** The page without answers. */
  html: string
  /** Routes of the contract without input, as 'GET /api/dashboard'. */
  reads: readonly string[]
  /** Where the first screen is drawn too. */
  drawn: Pages | null
}

/**
 * Sends the page with the responses that its script would ask for first, so that a phone does not wait for
 * another round trip. Each comes from its own route, with its own policy; one that is refused is left out, and
 * the script asks for it as usual.
 */
export async function sendWithAnswers({ app, request, reply, html, reads, drawn }: PageRequest) {
  const answers = await Promise.all(reads.map((key) => answerTo(key, app, request)))
  const received = answers.filter((answer) => answer !== null)
  for (const { cookies } of received) if (cookies.length > 0) reply.header('set-cookie', cookies)
  const json = `{${received.map(({ key, body }) => `${JSON.stringify(key)}:${body}`).join(',')}}`
  const page = withElement(html, json)
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
  const isComplete = received.length === reads.length
  return reply.send(drawn && isComplete ? drawnOrPlain(page, json, drawn, request) : page)
}

/** A screen that cannot be drawn is missed for a second; the page without it must arrive all the same. */
function drawnOrPlain(page: string, json: string, pages: Pages, request: FastifyRequest): string {
  try {
    return withScreen(page, json, pages, request)
  } catch (error) {
    request.log.error({ err: error }, 'the first screen could not be drawn')
    return page
  }
}

async function answerTo(key: string, app: FastifyInstance, request: FastifyRequest) {
  const { cookie, 'x-forwarded-for': forwarded } = request.headers
  const { statusCode, body, headers } = await app.inject({
    url: key.replace('GET ', ''),
    headers: { ...(cookie && { cookie }), ...(forwarded && { 'x-forwarded-for': forwarded }) },
    ...(request.socket.remoteAddress && { remoteAddress: request.socket.remoteAddress }),
  })
  if (statusCode !== 200) return null
  return { key, body, cookies: [headers['set-cookie'] ?? []].flat() }
}

/** `<` is escaped, so that no text of a person can close the element. */
function withElement(html: string, json: string): string {
  const data = json.replaceAll('<', String.raw`\u003c`)
  return html.replace(
    '</head>',
    () => `<script type="application/json" id="answers">${data}</script>\n</head>`,
  )
}

/** With the files of its code, which the shell would ask for only when it runs. */
function withScreen(
  html: string,
  json: string,
  { draw, drawn }: Pages,
  request: FastifyRequest,
): string {
  const [, search = ''] = request.url.split('?')
  const screen = draw(search === '' ? '' : `?${search}`, JSON.parse(json))
  const links = drawn.preloads.map(
    (file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">\n`,
  )
  return html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(/<div id="root">.*<\/div>/s, () => `<div id="root">${screen}</div>`)
}
