import type { ProviderErrorBody } from './chat-error.ts'

/** What a model accepts: older ones and local servers know `max_tokens`, reasoning ones refuse it. */
export interface Dialect {
  readonly tokens: 'max_tokens' | 'max_completion_tokens'
  readonly temperature: boolean
}

/** The specification's form is tried first. */
export const firstDialect: Dialect = { tokens: 'max_tokens', temperature: true }

/** The dialect to try after this refusal; null if the dialect was not the problem. */
export function dialectAfter(error: ProviderErrorBody, tried: Dialect): Dialect | null {
  const words = `${error.param ?? ''} ${error.message ?? ''}`
  // The newer name contains the older one, and the message has both: `param` decides.
  if (error.param === tried.tokens || (error.param == null && words.includes(tried.tokens))) {
    const tokens = tried.tokens === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
    return { ...tried, tokens }
  }
  return tried.temperature && words.includes('temperature')
    ? { ...tried, temperature: false }
    : null
}
