import { isUnavailable } from '../db/unavailable.ts'
import { Refusal } from './refusal.ts'

/** A bug in a part of the work that has a message of its own. The cause is for the log alone. */
export class FailedStep extends Error {
  override name = 'FailedStep'
}

/**
 * Does a part of a request. What fails in it for no known reason is told as `message`; refusals and a
 * database that is away stay what they are. Of steps within steps the innermost is told.
 */
export async function step<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal || error instanceof FailedStep || isUnavailable(error)) throw error
    throw new FailedStep(message, { cause: error })
  }
}
