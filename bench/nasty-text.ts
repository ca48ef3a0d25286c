import { nastyEnds } from '../scripts/testing/nasty-texts.ts'
import { readers } from '../scripts/testing/outside-text.ts'

// How long each function that parses untrusted text takes for its worst 80 kB.
for (const [name, read] of Object.entries(readers)) {
  let slowest = { ms: 0, text: '' }
  for (const text of nastyEnds) {
    const started = performance.now()
    read(text)
    const ms = performance.now() - started
    if (ms > slowest.ms) slowest = { ms, text }
  }
  const shape = JSON.stringify(slowest.text.slice(0, 12))
  console.log(`${name.padEnd(24)} ${slowest.ms.toFixed(1).padStart(8)} ms  ${shape}`)
}
