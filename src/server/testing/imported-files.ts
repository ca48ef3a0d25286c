import type { TestApp } from './start-app.ts'

/** A file with one opening that no other file has. */
export function fileToImport() {
  const page = crypto.randomUUID()
  return {
    fileName: 'jobs.csv',
    file: `title,company,url\nLibrary Helper ${page},Parish Library,https://library.example.com/${page}`,
  }
}

export async function imported(app: TestApp) {
  const staff = await app.staff()
  const reason = 'The list of the parish library'
  const { id } = await staff.call('POST /api/staff/imports', { ...fileToImport(), reason })
  return { id }
}

export async function publishedImport(app: TestApp) {
  const { id } = await imported(app)
  const staff = await app.staff()
  const reason = 'All of them are real, we called'
  await staff.call('POST /api/staff/imports/:id/publish', { id, reason })
  return { id }
}
