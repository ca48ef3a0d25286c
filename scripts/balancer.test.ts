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
  const said: string[] = []
  for (let time = 0; time < times; time += 1)
    said.push(await (await fetch(`http://127.0.0.1:${port}`)).text())
  return said
}

test('connections go to one process after the other, and past one that is gone', async () => {
  const [one, other] = [webProcess('one'), webProcess('other')]
  const ports = [await listening(one), await listening(other)]
  const port = await listening(balance(ports))
  expect(new Set(await answers(port, 4))).toEqual(new Set(['one', 'other']))
  one.close()
  await once(one, 'close')
  expect(await answers(port, 4)).toEqual(['other', 'other', 'other', 'other'])
})
