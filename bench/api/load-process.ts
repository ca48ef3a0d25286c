import { fork } from 'node:child_process'
import { load, type Job, type Load } from './load.ts'

export interface LoadProcess {
  run: (job: Job) => Promise<Load>
  stop: () => void
}

/** The load comes from a process of its own, so that it does not share the event loop of what it measures. */
export function startLoadProcess(): LoadProcess {
  const child = fork(import.meta.filename, ['--serve'])
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        child.once('message', (answer: Load | { error: string }) =>
          'error' in answer ? reject(new Error(answer.error)) : resolve(answer),
        )
        child.send(job)
      }),
    stop: () => child.disconnect(),
  }
}

if (process.argv.includes('--serve')) {
  process.on('message', (job: Job) => {
    load(job)
      .catch((error: unknown) => ({ error: String(error) }))
      .then((answer) => process.send?.(answer))
  })
}
