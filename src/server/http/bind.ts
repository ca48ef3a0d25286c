import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { asHeader, forHeader } from '#contract/account-headers.ts'
import { changesHeader } from '#contract/changes.ts'
import type { Method, Who } from '#contract/define.ts'
import { routes, type Routes } from '#contract/routes.ts'
import { seatAllows, type BusinessSeat } from '#domain/people/business-seat.ts'
import type { StaffWho } from '#contract/staff-who.ts'
import type { Role } from '#domain/people/role.ts'
import { hasStaffRole } from '#domain/people/staff-role.ts'
import type { Services } from '../services.ts'
import { once } from './idempotency.ts'
import { onlySession, sessionWithVerification, type OwnRead } from './own-read.ts'
import { finderFor, type Found } from './policy.ts'
import { plainProblem } from './plain-problem.ts'
import { Refusal } from './refusal.ts'
import { refuseTooMany } from './request-rate.ts'
import { identify, type Caller } from './session.ts'
import { refuseStopped } from './too-young.ts'

type Key = keyof Routes
type Input<K extends Key> = z.output<Routes[K]['input']>
type Output<K extends Key> = z.input<Routes[K]['output']>
type CallerOf<K extends Key> = Routes[K]['who'] extends 'anyone' ? Caller | null : Caller

export interface Context<K extends Key, Own = unknown> {
  caller: CallerOf<K>
  /** What the route reads about its caller, if it names it; undefined when signed out. */
  own: Own
  /** The row that the policy found, so that the handler does not read it again. */
  found: Found<Routes[K]['policy']>
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<K extends Key, Own = unknown> = (
  input: Input<K>,
  context: Context<K, Own>,
) => Promise<Output<K>> | Output<K>

/** The routes that have a handler, so that the app does not start when one is missing. */
const bound = new WeakMap<FastifyInstance, Set<string>>()

/** Joins a row of the contract with its handler: identifies the caller, parses the input, checks the policy, sends JSON. */
export function bind<K extends Key, Own = unknown>(
  app: FastifyInstance,
  services: Services,
  key: K,
  handler: Handler<K, Own>,
  read?: OwnRead<Own>,
): void {
  const { who, seat, confirmed = [], input, output, shownOnce = false, whileStopped } = routes[key]
  const changes = routes[key].changes ?? []
  const [method, path] = key.split(' ') as [Method, string]
  const find = finderFor(app, routes[key].policy, key)
  const readCaller: OwnRead<unknown> =
    read ?? (needsVerification(who) ? sessionWithVerification : onlySession)
  if (read !== undefined && needsVerification(who))
    throw new Error(`${key} does not read whether its caller is verified`)
  if (seat === undefined && isOnlyForBusinesses(who))
    throw new Error(`${key} does not say which seat in a business it needs`)
  bound.set(app, (bound.get(app) ?? new Set()).add(key))

  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const identified = await identify<unknown>(services, request, reply, readCaller)
      const caller = identified?.caller ?? null
      if (caller !== null) reply.header(forHeader, caller.userId)
      refuseTooMany(app, request, caller)
      refuseSomebodyElse(request, caller)
      requireAccess(who, caller)
      refuseSeat(seat, caller)
      refuseStopped(caller, who === 'anyone' || whileStopped === true)
      refuseUnconfirmed(confirmed, caller)
      const parsed = input.safeParse(inputOf(request), { error: plainProblem })
      if (!parsed.success) throw invalid(parsed.error)
      const found = await find({
        db: services.db,
        now: services.now(),
        caller,
        input: parsed.data,
        subject: subjectOf(request),
      })

      const context = { caller, own: identified?.own, found, request, reply } as Context<K, Own>
      const work = async () => handler(parsed.data as Input<K>, context)
      const idempotencyKey = request.headers['idempotency-key']
      const answer =
        method === 'POST' && typeof idempotencyKey === 'string' && caller !== null
          ? await once(
              services,
              {
                userId: caller.userId,
                key: checkedKey(idempotencyKey),
                body: [key, parsed.data],
                shownOnce,
              },
              work,
            )
          : await work()
      // Also for a repeated request: the response to the first one may have been lost.
      if (changes.length > 0) reply.header(changesHeader, changes.join(','))
      return services.checkAnswers ? output.parse(answer) : answer
    },
  })
}

/** Every row of the contract must have a handler, or the app does not start. */
export function refuseUnbound(app: FastifyInstance): void {
  const missing = Object.keys(routes).filter((key) => bound.get(app)?.has(key) !== true)
  if (missing.length > 0) throw new Error(`Routes without a handler: ${missing.join(', ')}`)
}

/** Routes that name mentors or businesses, because some of them treat the verified ones differently. */
function needsVerification(who: Who): boolean {
  return !isOfStaff(who) && [who].flat().some((each) => /mentor|business/.test(each))
}

function isOnlyForBusinesses(who: Who): boolean {
  return [who].flat().every((each) => each === 'business' || each === 'verified-business')
}

/** The only place that decides which roles may call a route. */
export function requireAccess(who: Who, caller: Caller | null): asserts caller is Caller {
  if (who === 'anyone') return
  if (caller === null) throw new Refusal('not-signed-in', 'User not authenticated')
  if (who === 'signed-in' || who === caller.role) return
  if (isOfStaff(who)) {
    if (hasStaffRole(caller.staffRole, who.staff)) return
    if (caller.role === 'staff') throw new Refusal('not-allowed', otherStaffRole)
  } else if (isIn(who, caller.role)) return
  if (who === `verified-${caller.role}`) {
    if (caller.verified) return
    throw new Refusal('not-allowed', 'You can use this once our staff have verified you')
  }
  throw new Refusal('not-allowed', 'Your type of account cannot use this')
}

function refuseSeat(needed: BusinessSeat | undefined, caller: Caller | null): void {
  if (needed === undefined || caller?.role !== 'business') return
  if (!seatAllows(caller.seat, needed)) throw new Refusal('not-allowed', seatRefusals[needed])
}

const seatRefusals: Readonly<Record<BusinessSeat, string>> = {
  viewer: 'Your type of account cannot use this',
  recruiter: 'You can look, but not change anything here. Ask the owner for a recruiter’s seat.',
  owner: 'Only the owner of the business can do this.',
}

const otherStaffRole = 'This is for staff with another role'

function isOfStaff(who: Who): who is StaffWho {
  return typeof who === 'object' && 'staff' in who
}

function isIn(who: Exclude<Who, StaffWho>, role: Role): boolean {
  return typeof who === 'object' && who.some((each) => each === role)
}

/** What somebody did without a connection is theirs, also when somebody else is signed in by the time it is sent. */
function refuseSomebodyElse(request: FastifyRequest, caller: Caller | null): void {
  const madeBy = request.headers[asHeader]
  if (madeBy === undefined || caller === null || madeBy === caller.userId) return
  throw new Refusal('other-account', 'This was done with another account')
}

/** An unconfirmed address proves nothing: anybody can type somebody else's address. */
function refuseUnconfirmed(roles: readonly Role[], caller: Caller | null): void {
  if (caller === null || caller.confirmed || !roles.includes(caller.role)) return
  throw new Refusal(
    'not-allowed',
    'Confirm your email first: open the link in the letter we sent you.',
  )
}

function inputOf(request: FastifyRequest): unknown {
  const params = (request.params ?? {}) as Record<string, unknown>
  const rest = request.method === 'GET' ? request.query : (request.body ?? {})
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) return rest
  return { ...rest, ...params }
}

/** The first path parameter, as `:id` in `/api/applications/:id/move`. */
function subjectOf(request: FastifyRequest): string {
  const [first] = Object.values((request.params ?? {}) as Record<string, string>)
  return first ?? ''
}

function checkedKey(key: string): string {
  if (key.length >= 8 && key.length <= 200) return key
  throw new Refusal('invalid', 'Idempotency-Key must have 8 to 200 characters')
}

function invalid(error: z.ZodError): Refusal {
  const fields = Object.fromEntries(
    error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
  )
  return new Refusal('invalid', 'Please check the marked fields.', { fields })
}
