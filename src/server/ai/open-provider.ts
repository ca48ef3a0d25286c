import { setTimeout as timeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { chatCompletions } from './chat-completions.ts'
import type { ChatProvider } from './chat-provider.ts'
import { withRetries } from './retrying-provider.ts'

const officialBase = 'https://api.openai.com/v1'

/** Where the provider lists its models, which shows that it is there and accepts the key; null without a provider. */
export function modelsAddress({ AI_BASE_URL, AI_API_KEY }: Env): string | null {
  if (AI_BASE_URL === undefined && AI_API_KEY === undefined) return null
  return `${(AI_BASE_URL ?? officialBase).replace(/\/+$/, '')}/models`
}

/** The configured provider. Null when none is configured: then no text ever leaves the server. */
export function openProvider(env: Env, log: Logger, now: () => Date): ChatProvider | null {
  if (env.AI_BASE_URL === undefined && env.AI_API_KEY === undefined) return null
  const provider = chatCompletions({
    baseUrl: env.AI_BASE_URL ?? officialBase,
    apiKey: env.AI_API_KEY,
    model: env.AI_MODEL,
    temperature: env.AI_TEMPERATURE,
    maxTokens: env.AI_MAX_TOKENS,
    firstWordMs: 15_000,
    nextWordMs: 10_000,
    wholeMs: 90_000,
  })
  return withRetries(provider, {
    now,
    pause: async (ms, signal) => {
      await timeout(ms, undefined, { signal }).catch(() => undefined)
    },
    onFailure: ({ kind, status }) => log.warn({ kind, status }, 'AI provider failed'),
  })
}
