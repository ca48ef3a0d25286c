import { z } from 'zod'
import { messages } from '#domain/people/messages.ts'
import { withScheme } from './web-address.ts'

/** A web address as a person types it. */
export const webAddressSchema = z.preprocess(
  (value: string) => (typeof value === 'string' ? withScheme(value) : value),
  z.url({ protocol: /^https?$/, hostname: /\./, error: messages.websiteUnclear }),
)
