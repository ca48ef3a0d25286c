import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Method } from '#contract/define.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { Routes } from '#contract/routes.ts'
import { bornForAge } from '#domain/people/birth-month.ts'
import type { ChosenRole } from '#domain/people/role.ts'
import type { UserId } from '#domain/people/user-id.ts'

type Key = keyof Routes
type Input<K extends Key> = z.input<Routes[K]['input']>
export type Output<K extends Key> = z.output<Routes[K]['output']>

export interface Answer<T> {
  status: number
  body: T
  headers: Record<string, unknown>
}

let names = 0

/** A person with their own cookie jar, who calls the server over HTTP. */
export class Visitor {
  readonly #app: FastifyInstance
  readonly #network: string
  readonly #now: () => Date
  #userId: UserId | null = null
  cookie = ''
  name = ''
  email = ''
  readonly password = 'correct horse'

  constructor(app: FastifyInstance, network: string, now = () => new Date()) {
    this.#app = app
    this.#network = network
    this.#now = now
  }

  /** The id they signed up with. */
  get userId(): UserId {
    if (this.#userId === null) throw new Error('This visitor has no account')
    return this.#userId
  }

  set userId(id: UserId) {
    this.#userId = id
  }

  /** Sends a request with any input; the response may be an error. */
  async send(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<unknown>> {
    const response = await this.#app.inject({
      method,
      url: path,
      headers: {
        'x-forwarded-for': this.#network,
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }),
    })
    for (const { name, value } of response.cookies) this.#storeCookie(name, value)
    return { status: response.statusCode, headers: response.headers, body: bodyOf(response.body) }
  }

  #storeCookie(name: string, value: string): void {
    const otherCookies = this.cookie
      .split('; ')
      .filter((pair) => pair !== '' && !pair.startsWith(`${name}=`))
    this.cookie = [...otherCookies, ...(value === '' ? [] : [`${name}=${value}`])].join('; ')
  }

  /** Calls a route of the contract with valid input. */
  ask<K extends Key>(
    key: K,
    input: Input<K>,
    headers: Record<string, string> = {},
  ): Promise<Answer<unknown>> {
    const { method, path, rest } = requestOf(key, input)
    if (method !== 'GET') return this.send(method, path, rest, headers)
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(rest)) {
      if (value !== undefined) query.set(name, `${value as string | number | boolean}`)
    }
    return this.send(
      method,
      query.size === 0 ? path : `${path}?${query.toString()}`,
      undefined,
      headers,
    )
  }

  /** Like `ask`, for a call that must succeed. */
  async call<K extends Key>(key: K, input: Input<K>): Promise<Output<K>> {
    const { status, body } = await this.ask(key, input)
    if (status !== 200) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`)
    return body as Output<K>
  }

  /** Like `ask`, for a call that must be refused. */
  async refused<K extends Key>(key: K, input: Input<K>): Promise<ErrorBody & { status: number }> {
    const { status, body } = await this.ask(key, input)
    if (status < 400) throw new Error(`${key} was not refused but answered ${JSON.stringify(body)}`)
    return { ...(body as ErrorBody), status }
  }

  /** `age` becomes a month of birth that always gives this age. */
  async signUp(role: ChosenRole, { age, ...details }: Record<string, string> = {}): Promise<void> {
    names += 1
    this.name = `Shanice Brown ${names}`
    this.email = `shanice.${names}.${Math.trunc(performance.now())}@example.com`
    const { user } = await this.call('POST /api/sign-up', {
      name: this.name,
      email: this.email,
      password: this.password,
      role,
      details: age === undefined ? details : { ...details, birthMonth: this.bornForAge(age) },
    })
    this.userId = user.id
  }

  /** A month of birth that gives this age today. */
  bornForAge(age: string): string {
    return bornForAge(Number(age), this.#now())
  }

  async signIn(): Promise<void> {
    await this.call('POST /api/sign-in', { email: this.email, password: this.password })
  }
}

function requestOf(key: string, input: Record<string, unknown>) {
  const [method, pattern] = key.split(' ') as [Method, string]
  const rest = { ...input }
  const path = pattern.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { method, path, rest }
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
