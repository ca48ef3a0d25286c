import { afterAll, afterEach, expect, inject } from 'vitest'
import { closeAfterFile } from '../../src/server/testing/close-after.ts'

const complaints: string[] = []
const report = console.error
console.error = (...parts: unknown[]) => {
  complaints.push(parts.map(String).join(' '))
  report(...parts)
}

const databaseUrl = inject('databaseUrl')
if (databaseUrl) process.env['TEST_DATABASE_URL'] = databaseUrl
const citusWorkers = inject('citusWorkers')
if (citusWorkers) process.env['TEST_CITUS_WORKERS'] = citusWorkers
const embeddedTemplate = inject('embeddedTemplate')
if (embeddedTemplate) process.env['TEST_EMBEDDED_TEMPLATE'] = embeddedTemplate
const serverFolder = inject('serverFolder')
if (serverFolder) process.env['TEST_SERVER'] = serverFolder

afterEach(noComplaints)
afterAll(noComplaints)
afterAll(() => globalThis.gc?.())
// Hooks run in reverse order, so this one runs first.
afterAll(closeAfterFile)

function noComplaints(): void {
  expect(complaints.splice(0), 'console.error was called').toEqual([])
}
