import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { balance } from './balancer.ts'

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const webProcess = (name: string) =>
  createServer((_request, response) => response.setHeader('connection', 'close').end(name))

async function answers(port: number, times: number): Promise<string[]> {
  const bodies: string[] = []
  for (let time = 0; time < times; time += 1)
    bodies.push(await (await fetch(`http://127.0.0.1:${port}`)).text())
  return bodies
}

test('the balancer sends connections to one process after the other, and skips one that has ended', async () => {
  const [first, second] = [webProcess('first'), webProcess('second')]
  const ports = [await listening(first), await listening(second)]
  const port = await listening(balance(ports))
  expect(new Set(await answers(port, 4))).toEqual(new Set(['first', 'second']))
  first.close()
  await once(first, 'close')
  expect(await answers(port, 4)).toEqual(['second', 'second', 'second', 'second'])
})
