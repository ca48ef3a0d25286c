import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { helplineSchema } from '#domain/learning/facts.ts'
import { firstMinuteSchema } from '#domain/learning/first-minute.ts'
import { landingSchema } from '#domain/learning/landing.ts'

/** The texts of the public pages, from the files that authors and operators edit. */
export function readCopy() {
  return {
    landing: landingSchema.parse(parse(readFileSync('content/landing.yaml', 'utf8'))),
    firstMinute: firstMinuteSchema.parse(parse(readFileSync('content/first-minute.yaml', 'utf8'))),
    helplines: z.array(helplineSchema).parse(parse(readFileSync('content/helplines.yaml', 'utf8'))),
  }
}
