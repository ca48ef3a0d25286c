import { onTestFinished } from 'vitest'

type Close = () => Promise<unknown> | void

const openInFile: Close[] = []

/**
 * Closes resources opened by a test after that test, and those opened by a `beforeAll` or the file itself
 * after the file. An `afterAll` registered while tests run is never called.
 */
export function closeAfter(close: Close): void {
  try {
    onTestFinished(async () => void (await close()))
  } catch {
    openInFile.push(close)
  }
}

/** The test setup calls it after each file; closes in reverse order. */
export async function closeAfterFile(): Promise<void> {
  for (const close of openInFile.splice(0).toReversed()) await close()
}
