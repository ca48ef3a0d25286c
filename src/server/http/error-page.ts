import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const style = `
  :root { color-scheme: light dark; --paper: #fdf9ef; --ink: #1d2a24; --leaf: #0e5236; --on-leaf: #fff }
  @media (prefers-color-scheme: dark) { :root { --paper: #10201a; --ink: #eef4ef; --leaf: #f5c542; --on-leaf: #1d2a24 } }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper);
    color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
  main { max-width: 22rem; padding: 1.5rem }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem }
  a { display: block; margin-top: 1.5rem; padding: .875rem; border-radius: .75rem; background: var(--leaf);
    color: var(--on-leaf); font-weight: 700; text-align: center; text-decoration: none }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Somebody opened an address in the browser; our own code asks for JSON. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true
  )
}

/**
 * The answer to a page that could not be sent: the message and a link to the same address. It needs nothing else from
 * the server, and opens the page again by itself when the server said when.
 */
export function sendErrorPage(
  reply: FastifyReply,
  { message, retryAfter }: { message: string; retryAfter: number | undefined },
): FastifyReply {
  const again =
    retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfter}">`
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(
      `<!doctype html><html lang="en-JM"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again}<title>One moment · Upful</title><style>${style}</style></head><body><main><img src="/bird-sorry.svg" alt="" height="112"><h1>One moment</h1><p>${message}</p><a href="">Try again</a></main></body></html>`,
    )
}
