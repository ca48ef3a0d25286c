import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  /** For SMTP_URL. */
  url: string
  /** Every letter that was accepted, whole, the oldest first. */
  letters: string[]
  /** How many times somebody asked to hand over a letter. */
  tries: () => number
  /**
   * 'down' greets with "service not available", 'refuses' turns each letter away for now, 'forgets'
   * takes a letter and breaks the line before it says so.
   */
  be: (mood: Mood) => void
  close: () => Promise<void>
}

type Mood = 'well' | 'down' | 'refuses' | 'forgets'

/** A mail server on this machine that keeps what it is given. It speaks as much SMTP as a sender needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  let mood: Mood = 'well'
  let tries = 0

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.setEncoding('utf8')
    socket.on('close', () => sockets.delete(socket))
    // A sender may hang up at any moment.
    socket.on('error', () => socket.destroy())
    if (mood === 'down') return socket.end('421 Service not available\r\n')
    const say = (line: string) => socket.write(`${line}\r\n`)
    let waiting = ''
    let letter: string[] | null = null

    function hear(line: string): void {
      if (letter === null) return hearCommand(line)
      if (line !== '.') return void letter.push(line.replace(/^\./, ''))
      letters.push(letter.join('\n'))
      letter = null
      if (mood === 'forgets') return void socket.destroy()
      say('250 Kept')
    }

    function hearCommand(line: string): void {
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'MAIL') tries += 1
      if (command === 'MAIL' && mood === 'refuses') return void say('451 Try again later')
      if (command === 'DATA') letter = []
      if (command === 'QUIT') return void socket.end('221 Bye\r\n')
      say(command === 'DATA' ? '354 Go on' : '250 OK')
    }

    socket.on('data', (text: string) => {
      const lines = (waiting + text).split('\r\n')
      waiting = lines.pop() ?? ''
      lines.forEach(hear)
    })
    say('220 ready')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    tries: () => tries,
    be: (next) => {
      mood = next
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
