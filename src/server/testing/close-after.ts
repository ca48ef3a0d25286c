import { onTestFinished } from 'vitest'

type Close = () => Promise<unknown> | void

const openInFile: Close[] = []

/**
 * Closes what a test opened when that test is over, and what a `beforeAll` or the file itself opened when
 * the file is over. An `afterAll` that is registered while tests run is never called.
 */
export function closeAfter(close: Close): void {
  try {
    onTestFinished(async () => void (await close()))
  } catch {
    openInFile.push(close)
  }
}

/** The setup of the tests calls it after each file; what was opened last is closed first. */
export async function closeAfterFile(): Promise<void> {
  for (const close of openInFile.splice(0).toReversed()) await close()
}
