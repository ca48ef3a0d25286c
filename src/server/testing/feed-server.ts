import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** The scenes of the feed: every documented format, and every way a feed can fail. */
export type Scene = keyof typeof scenes

export interface FeedServer {
  /** Serves the current scene, or the one in `?scene=name`. */
  address: string
  play: (scene: Scene) => void
  /** Responds with these rows in the specification's `data[]` format. */
  playRows: (rows: readonly object[]) => void
  /** The path and query of every request so far. */
  requests: string[]
  headers: IncomingMessage['headers'][]
  close: () => Promise<void>
}

/** A local job feed. It listens only on the loopback interface. */
export async function startFeedServer(): Promise<FeedServer> {
  let current: (response: ServerResponse, request: IncomingMessage) => void = scenes.data
  const requests: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    headers.push(request.headers)
    const sceneName = new URL(request.url ?? '', 'http://feed').searchParams.get('scene')
    const scene = sceneName !== null && sceneName in scenes ? scenes[sceneName as Scene] : current
    scene(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}/feed`,
    play: (scene) => (current = scenes[scene]),
    playRows: (rows) => (current = (response) => json(response, { data: rows })),
    requests,
    headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const soundRow = {
  id: 'sound-1',
  title: 'Front Office Intern',
  company: 'Blue Mountain Hotel',
  location: 'Montego Bay, Jamaica',
  url: 'https://jobs.example.com/front-office?utm_source=feed',
  description: '<p>Greet guests. Good <b>communication</b> and teamwork.</p>',
}

const serpSuccess = { search_metadata: { id: 'x', status: 'Success' } }
const googleJob = {
  title: 'Customer Service Representative',
  company_name: 'Island Connect',
  location: 'Kingston, Jamaica',
  via: 'LinkedIn',
  share_link: 'https://www.google.com/search?q=jobs',
  extensions: ['2 days ago', 'Part-time', 'Work from home'],
  detected_extensions: {
    posted_at: '2 days ago',
    schedule_type: 'Part-time',
    work_from_home: true,
    salary: 'J$20,000 a week',
  },
  description: 'Answer calls.\nNeeds communication and problem-solving.',
  job_highlights: [{ title: 'Qualifications', items: ['Friendly voice'] }],
  apply_options: [{ title: 'LinkedIn', link: 'https://jm.linkedin.example/jobs/1' }],
  job_id: 'eyJqb2JfdGl0bGUiOiJDdXN0b21lciJ9',
}
const evil = '<img src=x onerror="fetch(`/api/account/delete`)"><script>alert(1)</script>'

const scenes = {
  data: (response: ServerResponse) => json(response, { data: [soundRow] }),
  'google-jobs': (response: ServerResponse) =>
    json(response, { ...serpSuccess, jobs_results: [googleJob] }),
  'google-jobs-other-spelling': (response: ServerResponse) =>
    json(response, {
      ...serpSuccess,
      job_results: [
        {
          ...googleJob,
          apply_options: undefined,
          related_links: [{ link: 'https://old.example.com/1', text: 'x' }],
        },
      ],
    }),
  'google-jobs-empty': (response: ServerResponse) =>
    json(response, {
      ...serpSuccess,
      search_information: { jobs_results_state: 'Fully empty' },
      error: "Google hasn't returned any results for this query.",
    }),
  'google-jobs-error': (response: ServerResponse) =>
    json(response, { error: 'Your account has run out of searches. key=secret' }),
  greenhouse: (response: ServerResponse) =>
    json(response, {
      jobs: [
        greenhouseJob(1, 'Warehouse Trainee', 'Kingston, Jamaica'),
        greenhouseJob(2, 'Engineer', 'Kingston, Ontario, Canada'),
        greenhouseJob(3, 'Support Agent', 'Remote - Caribbean'),
        greenhouseJob(4, 'Sales Lead', 'Remote - US'),
        { id: 5, title: 'No address' },
      ],
      meta: { total: 5 },
    }),
  lever: (response: ServerResponse) =>
    json(response, [
      {
        id: 'a1b2',
        text: 'Community Assistant',
        hostedUrl: 'https://jobs.lever.example/acme/a1b2',
        applyUrl: 'https://jobs.lever.example/acme/a1b2/apply',
        categories: { location: 'Mandeville', commitment: 'Part-time', team: 'Care' },
        country: 'JM',
        createdAt: 1763683200000,
        descriptionPlain: 'Help families.',
        lists: [{ text: 'You bring', content: '<li>Teamwork</li><li>Patience</li>' }],
        additionalPlain: 'No fee to apply.',
        workplaceType: 'onsite',
        salaryRange: { min: 100000, max: 120000, currency: 'JMD', interval: 'per-month-salary' },
      },
      {
        id: 'c3d4',
        text: 'Analyst',
        hostedUrl: 'https://jobs.lever.example/acme/c3d4',
        categories: { location: 'London' },
        country: 'GB',
      },
    ]),
  ashby: (response: ServerResponse) =>
    json(response, {
      apiVersion: '1',
      jobs: [
        ashbyJob('r1', { isRemote: true, location: 'Anywhere', employmentType: 'Contract' }),
        ashbyJob('r2', { isListed: false }),
        ashbyJob('r3', {}),
      ],
    }),
  html: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><h1>Please verify that you are human</h1>')
  },
  truncated: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: [soundRow] }).slice(0, -20))
  },
  'empty-object': (response: ServerResponse) => json(response, {}),
  null: (response: ServerResponse) => json(response, null),
  'no-jobs': (response: ServerResponse) => json(response, { data: [] }),
  'wrong-types': (response: ServerResponse) => json(response, { data: { jobs: 'many' } }),
  huge: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(`{"data":["${'x'.repeat(10 * 1024 * 1024)}"]}`)
  },
  bomb: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(gzipSync(Buffer.alloc(30 * 1024 * 1024, 32)))
  },
  drip: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{')
    const drop = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drop))
  },
  silent: () => {},
  'redirect-private': (response: ServerResponse) =>
    redirect(response, 'http://169.254.169.254/latest/meta-data'),
  'redirect-away': (response: ServerResponse) =>
    redirect(response, 'https://elsewhere.example/feed'),
  'redirect-loop': (response: ServerResponse, request: IncomingMessage) =>
    redirect(response, request.url ?? '/'),
  'redirect-here': (response: ServerResponse) => redirect(response, '/feed?scene=data'),
  'asked-too-often': (response: ServerResponse) => {
    response.writeHead(429, { 'retry-after': '7200' })
    response.end('slow down')
  },
  'own-fault': (response: ServerResponse) => {
    response.writeHead(500)
    response.end('oops')
  },
  hangup: (response: ServerResponse) => response.destroy(),
  duplicates: (response: ServerResponse) =>
    json(response, {
      data: [
        soundRow,
        { ...soundRow, title: 'Front Office Intern (again)' },
        { ...soundRow, id: 'sound-2', url: 'https://other.example.com/same-job' },
        { ...soundRow, id: 'sound-3', title: 'Night Baker', url: 'https://jobs.example.com/baker' },
      ],
    }),
  'bad-utf8': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      Buffer.concat([
        Buffer.from('{"data":[{"title":"'),
        Buffer.from([0xc3, 0x28, 0xff]),
        Buffer.from('"}]}'),
      ]),
    )
  },
  script: (response: ServerResponse) =>
    json(response, {
      data: [
        {
          ...soundRow,
          title: `Intern ${evil}`,
          description: `${evil}&lt;script&gt;alert(2)&lt;/script&gt;Nice place\u0000`,
        },
        { ...soundRow, id: 'js', title: 'Clerk', url: 'javascript:alert(1)' },
      ],
    }),
  absurd: (response: ServerResponse) =>
    json(response, {
      data: [
        {
          ...soundRow,
          id: 'a1',
          url: 'https://a.example.com/1',
          title: 'One',
          match_score: -5,
          deadline: '9999-99-99',
        },
        {
          ...soundRow,
          id: 'a2',
          url: 'https://a.example.com/2',
          title: 'Two',
          match_score: 'abc',
          deadline: '2999-01-01',
        },
        {
          ...soundRow,
          id: 'a3',
          url: 'https://a.example.com/3',
          title: 'Three',
          match_score: 1e9,
          deadline: '2001-01-01',
        },
        { ...soundRow, id: 'a4', url: 'https://a.example.com/4', title: 'Four', match_score: '88' },
        { ...soundRow, id: 'a5', url: 'https://a.example.com/5', title: 42 },
        null,
        'row',
      ],
    }),
  scam: (response: ServerResponse) =>
    json(response, {
      data: [{ ...soundRow, id: 'scam', description: 'Pay a registration fee of $5,000 first.' }],
    }),
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location })
  response.end()
}

function greenhouseJob(id: number, title: string, location: string): object {
  return {
    id,
    internal_job_id: id + 100,
    title,
    updated_at: '2026-11-20T10:00:00-05:00',
    requisition_id: null,
    location: { name: location },
    absolute_url: `https://boards.greenhouse.example/acme/jobs/${id}`,
    metadata: [{ name: 'Employment Type', value: 'Full-time', value_type: 'single_select' }],
    content:
      '&lt;p&gt;Load &amp;amp; unload.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Teamwork&lt;/li&gt;&lt;/ul&gt;',
    departments: [],
    offices: [],
  }
}

function ashbyJob(id: string, change: object): object {
  return {
    id,
    title: `Writer ${id}`,
    employmentType: 'FullTime',
    location: 'New York',
    address: { postalAddress: { addressCountry: 'United States' } },
    isRemote: false,
    isListed: true,
    publishedAt: '2026-11-19T15:00:00.000+00:00',
    jobUrl: `https://jobs.ashbyhq.example/acme/${id}`,
    descriptionHtml: '<p>Write well.</p>',
    descriptionPlain: 'Write well.',
    ...change,
  }
}
