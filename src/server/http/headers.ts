import helmet from 'helmet'
import type { FastifyInstance } from 'fastify'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/**
 * The strict header set, which is shorter for what is no document: on a slow phone every byte counts. Nothing is
 * inline except what the build has hashed.
 */
export function securityHeaders(
  app: FastifyInstance,
  options: { https: boolean; styleHashes: readonly string[]; scriptHashes: readonly string[] },
): void {
  const ofPage = headersFor(options)
  const ofAnswer = {
    ...Object.fromEntries(
      Object.entries(ofPage).filter(([name]) => !onlyForDocuments.includes(name)),
    ),
    ...onlyData,
  }
  const { 'strict-transport-security': onlyHttps, 'x-content-type-options': nosniff = '' } = ofPage
  const ofFile = {
    ...(onlyHttps && { 'strict-transport-security': onlyHttps }),
    'x-content-type-options': nosniff,
    'cross-origin-resource-policy': 'same-origin',
  }
  app.addHook('onRequest', ({ url }, reply, done) => {
    const isAnswer = url.startsWith('/api/') && !url.startsWith(referencePage)
    reply.headers(url.startsWith(builtFiles) ? ofFile : isAnswer ? ofAnswer : ofPage)
    done()
  })
}

const builtFiles = '/assets/'
const referencePage = '/api/docs'

/** Of no use to JSON. */
const onlyForDocuments = [
  'permissions-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
/** JSON that is opened as a document can load and do nothing. */
const onlyData = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/** They are the same for every response, so the library works them out once. */
function headersFor({
  https,
  styleHashes,
  scriptHashes,
}: {
  https: boolean
  styleHashes: readonly string[]
  scriptHashes: readonly string[]
}): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...scriptHashes],
        'style-src': ["'self'", ...styleHashes],
        'img-src': ["'self'", 'data:'],
        // What a student records to practise is played from memory.
        'media-src': ['blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['sw'],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })(response.req, response, () => {})
  response.setHeader(
    'permissions-policy',
    'camera=(), microphone=(self), geolocation=(), payment=(), usb=()',
  )
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
