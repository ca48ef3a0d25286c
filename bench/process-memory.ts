import { readFileSync } from 'node:fs'

/** The resident memory of a process and its peak so far, in megabytes; only on Linux. */
export function memoryOf(pid: number | undefined): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
