import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Services } from '../services.ts'

const derive = promisify(argon2)
/** OWASP's minimum for argon2id: about 25 ms here. */
export const owaspMinimum = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** An argon2id hash as a PHC string, which includes the cost so that it can be raised later. */
export async function hashPassword(
  cost: Services['passwordCost'],
  password: string,
): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password, nonce, tagLength, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (parts === null) return false
  const [, memory, passes, parallelism, nonce = '', expected = ''] = parts
  const expectedTag = Buffer.from(expected, 'base64')
  const tag = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expectedTag.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(tag, expectedTag)
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
