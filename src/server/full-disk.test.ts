import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshSettings, startServer } from './testing/server-process.ts'

const onEmbedded = process.env['TEST_ENGINE'] !== 'postgres'
const skipReason = mountProblem()

test.runIf(onEmbedded && skipReason === null)(
  `on a full disk the server refuses writes with a clear message, and accepts them again once there is space${skipReason ?? ''}`,
  async () => {
    const disk = mountDisk()
    const server = await startServer({ ...(await freshSettings()), DATA_DIR: disk.folder })
    expect(await signUp(server.url)).toMatchObject({ status: 200 })

    disk.fill()
    const answers = []
    for (let round = 0; round < 12; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 8 }, () => signUp(server.url)))))
    const refusals = answers.filter(({ status }) => status !== 200)
    expect(refusals.length).toBeGreaterThan(0)
    for (const answer of refusals)
      expect(answer).toEqual({
        status: 503,
        message: expect.stringContaining('the disk of its server is full'),
      })
    const ready = await fetch(`${server.url}/health/ready`)
    expect(await ready.json()).toEqual({ status: 'ready', disk: 'full' })

    disk.freeSpace()
    await expect.poll(() => signUp(server.url), { interval: 500 }).toMatchObject({ status: 200 })
    expect(await server.end('SIGTERM')).toBe(0)
  },
)

/** A small separate disk, removed after the test. */
function mountDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'upful-disk-'))
  mount(folder)
  onTestFinished(() => unmount(folder))
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      // The server writes too, so the last bytes may not fit.
      expect(() => writeFileSync(filler, Buffer.alloc((bavail + 1) * bsize))).toThrow('ENOSPC')
    },
    freeSpace: () => rmSync(filler),
  }
}

function mountProblem(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'upful-disk-'))
  try {
    mount(folder)
    unmount(folder)
    return null
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return ' (skipped: mounting a disk is not allowed here)'
  }
}

function mount(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=700', 'tmpfs', folder], {
    stdio: 'ignore',
  })
}

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true })
}

let people = 0

async function signUp(url: string): Promise<{ status: number; message?: unknown }> {
  people += 1
  const answer = await fetch(`${url}/api/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.0.${people}` },
    body: JSON.stringify({
      name: 'Kemar Grant',
      email: `kemar.${people}@example.com`,
      password: 'mango season',
    }),
  })
  const body: unknown = await answer.json()
  if (answer.ok || typeof body !== 'object' || body === null || !('message' in body))
    return { status: answer.status }
  return { status: answer.status, message: body.message }
}
