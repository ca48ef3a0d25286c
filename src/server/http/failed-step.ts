import { isUnavailable } from '../db/unavailable.ts'
import { Refusal } from './refusal.ts'

/** An unexpected failure in a step with its own message. The cause is only logged. */
export class FailedStep extends Error {
  override name = 'FailedStep'
}

/**
 * Runs a step of a request. An unexpected failure in it is reported as `message`; refusals and an
 * unavailable database stay as they are. Of nested steps the innermost one is reported.
 */
export async function step<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal || error instanceof FailedStep || isUnavailable(error)) throw error
    throw new FailedStep(message, { cause: error })
  }
}
