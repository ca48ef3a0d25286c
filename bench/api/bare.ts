import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

/**
 * What the same two cores can do without a framework: `GET /stats/<id>` reads one row by primary key,
 * `POST /award/<id>` is an insert and an update in one transaction, and `POST /activity/<id>` writes the two rows that
 * every activity of the product writes, in its tables and in the same transaction. All statements are prepared.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const server = createServer((request, response) => {
  answer(request)
    .then((rows) => {
      const body = JSON.stringify(rows)
      response.setHeader('content-type', 'application/json')
      response.setHeader('content-length', Buffer.byteLength(body))
      response.end(body)
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
})

let awards = 0
const award = [
  {
    name: 'entry',
    text: `insert into bare_ledger (user_id, award_key, amount, created_at)
      values ($1, $2, 10, now()) on conflict do nothing`,
  },
  {
    name: 'stats',
    text: 'update bare_stats set xp = xp + 10 where user_id = $1 returning xp',
  },
] as const
/** Adds nothing to the totals, so that they still follow from the ledger. */
const activity = [
  {
    name: 'ledger entry',
    text: `insert into xp_activities (user_id, id, award_key, type, amount, description, day, created_at)
      values ($1, gen_random_uuid(), $2, 'review', 0, 'Did a thing', current_date, now())`,
  },
  {
    name: 'student stats',
    text: `update student_stats set revision = revision + 1, updated_at = now(), digest = digest || '{}',
      tallies = tallies || '{}' where user_id = $1 returning xp`,
  },
] as const

async function answer({ url = '' }: IncomingMessage): Promise<unknown> {
  const [, work, userId] = url.split('/')
  if (work === 'stats') {
    const read = 'select * from student_stats where user_id = $1'
    return (await pool.query({ name: 'read', text: read, values: [userId] })).rows[0]
  }
  const [entry, stats] = work === 'activity' ? activity : award
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({ ...entry, values: [userId, `award:${awards++}`] })
    const { rows } = await client.query({ ...stats, values: [userId] })
    await client.query('commit')
    return rows[0]
  } finally {
    client.release()
  }
}
