import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  /** For SMTP_URL. */
  url: string
  /** Every accepted letter in full, oldest first. */
  letters: string[]
  /** How many times a client tried to send a letter. */
  tries: () => number
  /**
   * 'down' ends every connection and greets with "service not available", 'mute' never greets, 'refuses'
   * defers each letter, 'forgets' accepts a letter and drops the connection before it responds,
   * 'slow' accepts letters but confirms only when `answer` is called.
   */
  be: (mood: Mood) => void
  /** Responses by the end of the recipient's address: a line, or none at all. */
  answerTo: (ending: string, line: string | null) => void
  /** Confirms the waiting letters. */
  answer: () => void
  /** How many letters are waiting for confirmation. */
  waiting: () => number
  /** Number of connections so far. */
  connections: () => number
  close: () => Promise<void>
}

type Mood = 'well' | 'down' | 'mute' | 'refuses' | 'forgets' | 'slow'

/** A local mail server that keeps all letters, with as much SMTP as a sender needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  let mood: Mood = 'well'
  let tries = 0
  let connections = 0
  const answers = new Map<string, string | null>()
  const confirmations: (() => void)[] = []

  const server = createServer((socket) => {
    sockets.add(socket)
    connections += 1
    socket.setEncoding('utf8')
    socket.on('close', () => sockets.delete(socket))
    // A client may disconnect at any moment.
    socket.on('error', () => socket.destroy())
    if (mood === 'mute') return
    if (mood === 'down') return socket.end('421 Service not available\r\n')
    const send = (line: string) => socket.write(`${line}\r\n`)
    let rest = ''
    let letter: string[] | null = null

    function receive(line: string): void {
      if (letter === null) return receiveCommand(line)
      if (line !== '.') return void letter.push(line.replace(/^\./, ''))
      letters.push(letter.join('\n'))
      letter = null
      if (mood === 'forgets') return void socket.destroy()
      if (mood === 'slow') return void confirmations.push(() => send('250 Kept'))
      send('250 Kept')
    }

    function receiveCommand(line: string): void {
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'MAIL') tries += 1
      if (command === 'MAIL' && mood === 'refuses') return void send('451 Try again later')
      if (command === 'RCPT') {
        const ending = [...answers.keys()].find((end) => line.includes(`${end}>`))
        const answer = ending === undefined ? undefined : answers.get(ending)
        if (answer === null) return
        if (answer !== undefined) return void send(answer)
      }
      if (command === 'DATA') letter = []
      if (command === 'QUIT') return void socket.end('221 Bye\r\n')
      send(command === 'DATA' ? '354 Start mail input' : '250 OK')
    }

    socket.on('data', (text: string) => {
      const lines = (rest + text).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(receive)
    })
    send('220 ready')
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
      if (mood === 'down') for (const socket of sockets) socket.destroy()
    },
    answerTo: (ending, line) => void answers.set(ending, line),
    answer: () => confirmations.splice(0).forEach((confirm) => confirm()),
    waiting: () => confirmations.length,
    connections: () => connections,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
