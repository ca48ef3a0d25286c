import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { CvFonts } from '../content/cv-fonts.ts'
import { openedFont } from './opened-font.ts'

type Drawn = { png: Uint8Array } | { problem: string }

/** It ends after this long without work, and its memory with it. */
const idleMs = 30_000
/** A picture takes half a second on a busy machine; one that is not done by now never will be. */
const mostMs = 20_000

/**
 * Turns SVG into PNG in a separate thread, one picture after the other: requests do not wait for it, and a server
 * that nobody asks for pictures does not load the library.
 */
export function pictureDrawer(fonts: CvFonts): (svg: string) => Promise<Buffer> {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  return (svg) => {
    const drawn = last.then(() => draw(svg))
    last = drawn.catch(() => undefined)
    return drawn
  }

  async function draw(svg: string): Promise<Buffer> {
    clearTimeout(idle)
    worker ??= startWorker(fonts)
    const using = worker
    try {
      const signal = AbortSignal.timeout(mostMs)
      const answer = once(using, 'message', { signal })
      using.postMessage(svg)
      const [drawn] = (await answer) as [Drawn]
      if ('problem' in drawn) throw new Error(`A picture was not drawn: ${drawn.problem}`)
      return Buffer.from(drawn.png)
    } catch (error) {
      stop()
      throw error
    } finally {
      idle = setTimeout(stop, idleMs).unref()
    }
  }

  function stop(): void {
    void worker?.terminate()
    worker = null
  }
}

function startWorker(fonts: CvFonts): Worker {
  const require = createRequire(import.meta.url)
  const worker = new Worker(program, {
    eval: true,
    // The server's command-line flags do not apply to it.
    execArgv: [],
    workerData: {
      library: require.resolve('@resvg/resvg-wasm'),
      wasm: require.resolve('@resvg/resvg-wasm/index_bg.wasm'),
      fonts: [openedFont(fonts.regular), openedFont(fonts.bold)],
    },
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
  })
  // `once` tells the request that waits; without a listener, an error at another time would end the server.
  worker.on('error', () => undefined)
  worker.unref()
  return worker
}

const program = `
const { parentPort, workerData: { library, wasm, fonts } } = require('node:worker_threads')
const { readFileSync } = require('node:fs')
const { initWasm, Resvg } = require(library)
const ready = initWasm(readFileSync(wasm))
const font = { fontBuffers: fonts, loadSystemFonts: false }
parentPort.on('message', async (svg) => {
  try {
    await ready
    const drawing = new Resvg(svg, { font })
    const picture = drawing.render()
    const png = picture.asPng()
    picture.free()
    drawing.free()
    parentPort.postMessage({ png })
  } catch (error) {
    parentPort.postMessage({ problem: String(error) })
  }
})
`
