import { z } from 'zod'
import { ProviderFailure, type FailureKind } from './chat-provider.ts'

export const errorBody = z.object({
  message: z.string().nullish(),
  type: z.string().nullish(),
  param: z.string().nullish(),
  code: z.union([z.string(), z.number()]).nullish(),
})
export type ProviderErrorBody = z.infer<typeof errorBody>

/** What a provider's error means, whether it came as an answer or in the middle of a stream. */
export function failureFrom(
  error: ProviderErrorBody,
  status: number,
  retryAfter: string | null = null,
): ProviderFailure {
  const httpStatus = typeof error.code === 'number' ? error.code : status
  const retryAfterMs = waitFrom(retryAfter)
  return new ProviderFailure(kindOf(error, httpStatus), {
    status: httpStatus,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })
}

function kindOf({ code, type }: ProviderErrorBody, status: number): FailureKind {
  const words = `${code ?? ''} ${type ?? ''}`
  // It comes as a 429, but waiting does not help: somebody has to pay.
  if (/insufficient_quota|billing|credit/.test(words) || status === 402) return 'quota'
  if (/content_filter|content_policy/.test(words)) return 'filtered'
  if (status === 429 || /rate_limit/.test(words)) return 'rate-limited'
  if (status === 401 || status === 403 || status === 404) return 'not-allowed'
  if (status === 408 || status === 409 || status >= 500) return 'busy'
  return status >= 400 ? 'bad-request' : 'busy'
}

/** HTTP allows seconds or a date. */
function waitFrom(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now())
}
