import { connect, createServer, type Server, type Socket } from 'node:net'

/** Distributes connections round-robin, so that a dependency on in-memory state shows immediately. */
export function balance(ports: readonly number[]): Server {
  let turn = 0
  return createServer((from) => handOn(from, ports.length))

  /** A refused connection has sent nothing yet, so the next process can be tried. */
  function handOn(from: Socket, left: number): void {
    turn = (turn + 1) % ports.length
    const to = connect(ports[turn] ?? 0, '127.0.0.1')
    let accepted = false
    to.once('connect', () => {
      accepted = true
      from.pipe(to).pipe(from)
    })
    from.on('error', () => to.destroy())
    to.on('error', () => {
      if (!accepted && left > 1) handOn(from, left - 1)
      else from.destroy()
    })
  }
}
