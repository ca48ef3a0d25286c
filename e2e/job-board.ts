import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { RunningApp } from './running-app.ts'

export interface Listing {
  title: string
  location?: string
  /** 'Internship' by default. */
  type?: string
  text?: string
}

export interface JobBoard {
  list: (listings: readonly Listing[]) => void
  /** Responds with this status from now on. */
  fail: (status: number) => void
  recover: () => void
  close: () => void
}

let boards = 0

/** A company's public job board, served locally; it becomes the only feed the app reads. */
export async function openJobBoard(app: RunningApp, organisation: string): Promise<JobBoard> {
  let jobs: object[] = []
  let status = 200
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ jobs }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0

  boards += 1
  const address = `http://127.0.0.1:${port}/jobs`
  const board = { kind: 'greenhouse', board: `board-${boards}`, organisation, address }
  const list = { boards: [board], allowThisMachine: true }
  await writeFile(join(app.dataDir, 'feeds.json'), JSON.stringify(list))
  return {
    list: (listings) => {
      jobs = listings.map(jobOf)
    },
    fail: (failure) => {
      status = failure
    },
    recover: () => {
      status = 200
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A job in the format of the public Greenhouse API. */
function jobOf({ title, location, type, text }: Listing, index: number): object {
  return {
    id: index + 1,
    title,
    absolute_url: `https://boards.greenhouse.example/jobs/${index + 1}`,
    location: { name: location ?? 'Kingston, Jamaica' },
    metadata: [{ name: 'Employment Type', value: type ?? 'Internship' }],
    content: `&lt;p&gt;${text ?? 'Help the team. Communication and teamwork.'}&lt;/p&gt;`,
  }
}
