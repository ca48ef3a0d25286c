import type { TestApp } from './start-app.ts'

/** Moves the server's clock ahead, runs the work, and moves the clock back. */
export async function later<T>(app: TestApp, byMs: number, work: () => Promise<T>): Promise<T> {
  const now = app.services.now()
  app.setTime(new Date(now.getTime() + byMs))
  try {
    return await work()
  } finally {
    app.setTime(now)
  }
}

/** The token of the newest letter to this address with a link to this page. */
export async function tokenIn(app: TestApp, email: string, page: string): Promise<string> {
  await app.runJobs()
  const letter = app
    .letters()
    .findLast((text) => text.includes(`To: ${email}`) && text.includes(`/${page}?`))
  const token = new RegExp(`/${page}\\?token=(\\S+)`).exec(letter ?? '')?.[1]
  if (token === undefined) throw new Error(`No link to ${page} for ${email}`)
  return decodeURIComponent(token)
}
