import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Must stay off behind a pooler that gives every transaction another connection. */
  DATABASE_PREPARE: z.enum(['on', 'off']).default('off'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Upful <no-reply@localhost>'),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).default('gpt-4o-mini'),
  AI_TEMPERATURE: z.coerce.number().min(0).max(2).default(0.7),
  AI_MAX_TOKENS: z.coerce.number().int().min(50).max(4000).default(500),
  /** The operator's own instructions in place of ours; the rules for safety stay. */
  AI_PROMPT: z.string().min(1).max(4000).optional(),
  /** Answers of the AI provider a day: for one person, and for everybody together. */
  AI_DAILY_EACH: z.coerce.number().int().min(0).default(30),
  AI_DAILY_ALL: z.coerce.number().int().min(0).default(2000),
  JOB_FEED_URL: httpUrl.optional(),
  JOB_FEED_KEY: z.string().min(1).optional(),
  SERPAPI_KEY: z.string().min(1).optional(),
  /** Of one person, or of one network where nobody is signed in; each process counts for itself. */
  REQUESTS_A_MINUTE: z.coerce.number().int().min(10).default(600),
  SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(\d+|[\d.:a-f/,\s]+)$/, 'must be a number of proxies or a list of addresses')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
})

export type Env = z.infer<typeof schema>

/** A setting that stops the start. The message names it and never shows its value. */
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
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
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
  if (env.SECRET !== undefined && new Set(env.SECRET).size < 10) {
    throw new BadConfiguration('SECRET: too weak, use 32 or more random characters')
  }
  if (env.ROLE !== 'all' && env.DATABASE_URL === undefined) {
    throw new BadConfiguration('ROLE: web and worker need DATABASE_URL')
  }
  if ((env.JOB_FEED_KEY ?? null) !== null && env.JOB_FEED_URL === undefined) {
    throw new BadConfiguration('JOB_FEED_URL: required with JOB_FEED_KEY')
  }
}
