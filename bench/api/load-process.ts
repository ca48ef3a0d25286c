import { fork } from 'node:child_process'
import { load, type Job, type Load } from './load.ts'

export interface LoadProcess {
  run: (job: Job) => Promise<Load>
  stop: () => void
}

/** Sends the load from a separate process, so that it does not share an event loop with what it measures. */
export function startLoadProcess(): LoadProcess {
  const child = fork(import.meta.filename, ['--serve'])
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        child.once('message', (result: Load | { error: string }) =>
          'error' in result ? reject(new Error(result.error)) : resolve(result),
        )
        child.send(job)
      }),
    stop: () => child.disconnect(),
  }
}

if (process.argv.includes('--serve')) {
  process.on('message', (job: Job) => {
    void load(job)
      .catch((error: unknown) => ({ error: String(error) }))
      .then((result) => process.send?.(result))
  })
}
