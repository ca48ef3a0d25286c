import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { RunningApp } from './running-app.ts'

/** Waits for the newest letter to this address whose subject or text contains these words. */
export async function letterTo(app: RunningApp, email: string, words: string): Promise<string> {
  let letter = ''
  await expect
    .poll(
      async () =>
        (letter = (await lettersIn(app, email)).findLast((text) => text.includes(words)) ?? ''),
      {
        message: `a letter to ${email} with "${words}"`,
        timeout: 60_000,
      },
    )
    .not.toBe('')
  return letter
}

async function lettersIn(app: RunningApp, email: string): Promise<string[]> {
  const outbox = join(app.dataDir, 'outbox')
  // The outbox file is created with the first letter.
  const names = await readdir(outbox).catch((): string[] => [])
  const letters = await Promise.all(
    names.toSorted().map((name) => readFile(join(outbox, name), 'utf8')),
  )
  return letters.filter((letter) => letter.includes(`To: ${email}`)).map(readable)
}

/** Decodes quoted-printable, which breaks long links over lines. */
function readable(letter: string): string {
  if (!/content-transfer-encoding: quoted-printable/i.test(letter)) return letter
  const joined = letter.replaceAll(/=\r?\n/g, '').replaceAll('%', '=25')
  return decodeURIComponent(joined.replaceAll(/=([\dA-F]{2})/g, '%$1'))
}
