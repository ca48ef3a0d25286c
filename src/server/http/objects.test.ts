import { beforeAll, describe, expect, test } from 'vitest'
import type { Method } from '#contract/define.ts'
import type { Routes } from '#contract/routes.ts'
import type { Names } from '../testing/access.ts'
import { objectRows } from '../testing/access-rows.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Answer, Visitor } from '../testing/visitor.ts'

type Route = keyof Routes

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const nowhere = '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57'
const gone = { status: 404, body: { code: 'not-found' } }

async function answer(
  person: Visitor,
  route: Route,
  names: Names,
): Promise<Pick<Answer<unknown>, 'status' | 'body'>> {
  const [method, pattern = ''] = route.split(' ')
  const path = pattern.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(names[name] ?? ''),
  )
  const { status, body } = await person.send(
    method as Method,
    path,
    objectRows.get(route)?.body?.(names),
  )
  const { requestId: _each, ...said } = body as Record<string, unknown>
  return { status, body: said }
}

function namesOfNothing(names: Names): Names {
  return Object.fromEntries(Object.keys(names).map((name) => [name, nowhere]))
}

describe('only people with a right to an object can find it', () => {
  test.for([...objectRows])('%s', async ([route, { scene, refusal }]) => {
    const { owner, stranger, names, end } = await scene(app)
    const notThere = await answer(stranger, route, namesOfNothing(names))
    expect(notThere).toMatchObject(gone)
    expect(await answer(stranger, route, names)).toEqual(notThere)
    const allowed = await answer(owner, route, names)
    expect(allowed).toMatchObject(
      refusal === undefined ? { status: 200 } : { body: { message: refusal } },
    )
    if (end === undefined) return

    const ended = await scene(app)
    await ended.end?.()
    expect(await answer(ended.owner, route, ended.names)).toMatchObject(gone)
  })
})
