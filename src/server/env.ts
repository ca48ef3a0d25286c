import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Must stay off behind a pooler in transaction mode. */
  DATABASE_PREPARE: z.enum(['on', 'off']).default('on'),
  /** How long the server waits at startup for a PostgreSQL that is not ready yet. */
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Where people can write if they cannot use the form. */
  SUPPORT_EMAIL: z.email().optional(),
  MAIL_FROM: z.string().min(3).default('Upful <no-reply@localhost>'),
  /** Where a room is created for each mentor session; without it mentors paste a link themselves. */
  MEETING_BASE_URL: z
    .url({ protocol: /^https$/ })
    .transform((base) => (base.endsWith('/') ? base : `${base}/`))
    .optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).default('gpt-4o-mini'),
  AI_TEMPERATURE: z.coerce.number().min(0).max(2).default(0.7),
  AI_MAX_TOKENS: z.coerce.number().int().min(50).max(4000).default(500),
  /** The operator's own instructions instead of ours; the safety rules always apply. */
  AI_PROMPT: z.string().min(1).max(4000).optional(),
  /** The maximum number of AI answers per day: for one person, and in total. */
  AI_DAILY_EACH: z.coerce.number().int().min(0).default(30),
  AI_DAILY_ALL: z.coerce.number().int().min(0).default(2000),
  JOB_FEED_URL: httpUrl.optional(),
  JOB_FEED_KEY: z.string().min(1).optional(),
  SERPAPI_KEY: z.string().min(1).optional(),
  /** Per person, or per network when signed out; counted per process. */
  REQUESTS_A_MINUTE: z.coerce.number().int().min(10).default(600),
  /** Off: quizzes and assessments can be answered without waiting. */
  ANSWER_PACE: z.enum(['on', 'off']).default('on'),
  /** The maximum number of concurrent requests; further ones get a 503. */
  REQUESTS_AT_ONCE: z.coerce.number().int().min(1).optional(),
  BUSY_AFTER_MS: z.coerce.number().int().min(100).default(2_000),
  /** How long the server keeps answering after SIGTERM, so that a load balancer can stop using it first. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(\d+|[\d.:a-f/,\s]+)$/, 'must be a number of proxies or a list of addresses')
    .optional(),
  /** Metrics are served here, never on PORT; without it there are none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** A statement that takes longer is logged; 0 turns it off. */
  SLOW_STATEMENT_MS: z.coerce.number().int().min(0).default(500),
  /** Traces are sent here; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** For example the key of a hosted collector: `name=value,name=value`, with %-escapes. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().transform(headersIn).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('upful'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
})

function headersIn(list: string, context: z.RefinementCtx): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const pair of list.split(',')) {
    const [, name, escaped = ''] = /^\s*([\w-]+)\s*=(.*)$/.exec(pair) ?? []
    const value = unescaped(escaped)?.trim()
    // Anything else than visible ASCII would be refused when the header is sent, with its value in the message.
    if (name === undefined || value === undefined || !/^[ -~]*$/.test(value)) {
      context.addIssue({ code: 'custom', message: 'must be a list of name=value, with %-escapes' })
      return {}
    }
    headers[name] = value
  }
  return headers
}

/** Undefined when an escape is wrong. */
function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

export type Env = z.infer<typeof schema>

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

/** A setting that stops the server from starting. The message names it and never shows its value. */
export class BadConfiguration extends Error {
  override name = 'BadConfiguration'
}

/** Reads and checks the whole configuration. An empty value counts as absent. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const unknown = Object.keys(source).filter((name) => name.startsWith('UPFUL_'))
  if (unknown.length > 0) {
    throw new BadConfiguration(
      `Unknown setting ${unknown.join(', ')}: no setting starts with UPFUL_`,
    )
  }
  const settings = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(settings)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new BadConfiguration(`Configuration: ${problems.join('; ')}`)
  }
  refuseWeak(parsed.data)
  return parsed.data
}

function refuseWeak(env: Env): void {
  if (env.DATABASE_URL !== undefined && env.SECRET === undefined) {
    throw new BadConfiguration('SECRET: required with DATABASE_URL, so that all processes share it')
  }
  if (env.SECRET !== undefined && isGuessable(env.SECRET)) {
    throw new BadConfiguration('SECRET: too weak, use 32 or more random characters')
  }
  if (env.ROLE !== 'all' && env.DATABASE_URL === undefined) {
    throw new BadConfiguration('ROLE: web and worker need DATABASE_URL')
  }
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT && env.PORT !== 0) {
    throw new BadConfiguration('METRICS_PORT: must be another port than PORT')
  }
  if ((env.JOB_FEED_KEY ?? null) !== null && env.JOB_FEED_URL === undefined) {
    throw new BadConfiguration('JOB_FEED_URL: required with JOB_FEED_KEY')
  }
}

/** Few different characters, a short repeated piece, or mostly consecutive ones as in 0123456789abcdef. */
function isGuessable(secret: string): boolean {
  const characters = Array.from(secret)
  const repeats = (secret + secret).indexOf(secret, 1) < secret.length
  const steps = characters.slice(1).map((character, index) => {
    const previous = characters[index] ?? ''
    return Math.abs(character.charCodeAt(0) - previous.charCodeAt(0))
  })
  const neighbours = steps.filter((step) => step <= 1).length
  return new Set(characters).size < 10 || repeats || neighbours > secret.length / 2
}

/** Warnings for the operator, one line each; the server starts anyway. */
export function warningsOf(env: Env, source: Record<string, string | undefined>): string[] {
  const warnings = Object.keys(source).flatMap((name) => {
    const suggestion = Object.hasOwn(schema.shape, name) ? undefined : nearest(name)
    return suggestion === undefined
      ? []
      : [`${name} is not a setting of Upful. Did you mean ${suggestion}?`]
  })
  const { protocol, hostname } = new URL(env.PUBLIC_URL ?? 'http://localhost')
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol === 'http:' && !isLocal) {
    warnings.push(
      'PUBLIC_URL starts with http: passwords and sessions travel unencrypted. Put an https proxy in front.',
    )
  }
  return warnings
}

/** The setting that was probably meant: at most one letter is wrong, missing or extra. */
function nearest(name: string): string | undefined {
  const letters = lettersOf(name)
  return Object.keys(schema.shape).find((setting) => {
    const expected = lettersOf(setting)
    return expected.length > 4 && (letters === expected || differByOneLetter(letters, expected))
  })
}

function lettersOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

function differByOneLetter(first: string, second: string): boolean {
  const [short, long] = first.length < second.length ? [first, second] : [second, first]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  const rest = long.slice(same + 1)
  return rest === short.slice(same) || rest === short.slice(same + 1)
}
