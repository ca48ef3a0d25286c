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
const notFound = { status: 404, body: { code: 'not-found' } }

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
  const { requestId: _requestId, ...bodyWithoutId } = body as Record<string, unknown>
  return { status, body: bodyWithoutId }
}

function namesOfNothing(names: Names): Names {
  return Object.fromEntries(Object.keys(names).map((name) => [name, nowhere]))
}

describe('an object of another person looks like one that does not exist', () => {
  test.for([...objectRows])('at %s', async ([route, { scene, refusal }]) => {
    const { owner, stranger, names, end } = await scene(app)
    const unknown = await answer(stranger, route, namesOfNothing(names))
    expect(unknown).toMatchObject(notFound)
    expect(await answer(stranger, route, names)).toEqual(unknown)
    const allowed = await answer(owner, route, names)
    expect(allowed).toMatchObject(
      refusal === undefined ? { status: 200 } : { body: { message: refusal } },
    )
    if (end === undefined) return

    const endedScene = await scene(app)
    await endedScene.end?.()
    expect(await answer(endedScene.owner, route, endedScene.names)).toMatchObject(notFound)
  })
})
