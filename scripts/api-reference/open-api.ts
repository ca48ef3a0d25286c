import { z } from 'zod'
import type { Method, Route, Who } from '#contract/define.ts'
import { statusOf } from '#contract/errors.ts'
import { sentenceOf, type RoutePolicy } from '#contract/policies.ts'
import { routes } from '#contract/routes.ts'

type AnyRoute = Route<RoutePolicy, z.ZodType, z.ZodType>
type Schema = Record<string, unknown>

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Schema[]
  parameters: Schema[]
  requestBody?: Schema
  responses: Record<string, Schema>
}

export interface OpenApi {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Schema
}

/** The contract as an OpenAPI 3.1 document: every route, who may call it and which objects it may touch. */
export function openApi(): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [key, route] of Object.entries<AnyRoute>(routes)) {
    const [method, path] = key.split(' ') as [Method, string]
    const template = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: operationOf(method, path, route),
    }
  }
  const tags = [...new Set(Object.keys(paths).map(tagOf))].toSorted()
  return {
    openapi: '3.1.1',
    info: { title: 'Upful', version: '1', description },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { securitySchemes: { session }, schemas: { Error: errorSchema } },
  }
}

const description =
  'The API that the web application uses. Every request is checked twice: who may call the route, and whether ' +
  'the object it names belongs to the caller. An object of somebody else answers 404, like one that does not exist.'

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-upful',
  description: 'Set by the sign-in routes. Without https the name is `upful`.',
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { enum: Object.keys(statusOf) },
    message: { type: 'string', description: 'A sentence that may be shown to the person.' },
    fields: {
      type: 'object',
      description: 'What is wrong with each input.',
      additionalProperties: { type: 'string' },
    },
    requestId: { type: 'string' },
    toast: { const: true },
  },
}

function operationOf(method: Method, path: string, route: AnyRoute): Operation {
  const { who, policy, confirmed = [], input, output } = route
  const { properties, required } = objectOf(input)
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name))
  const hasBody = method !== 'GET' && rest.length > 0
  const inQuery = method === 'GET' ? rest : []
  return {
    operationId: operationIdOf(method, path),
    tags: [tagOf(path)],
    summary: `For ${callersOf(who)}`,
    description: [
      sentenceOf(policy),
      ...(confirmed.length > 0
        ? [`The email address of ${listOf(confirmed)} must be confirmed.`]
        : []),
    ].join(' '),
    security: who === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...inPath.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: properties[name] ?? { type: 'string' },
      })),
      ...inQuery.map((name) => ({
        name,
        in: 'query',
        required: required.includes(name),
        schema: properties[name] ?? {},
      })),
      ...(method === 'POST' && who !== 'anyone' ? [idempotencyKey] : []),
    ],
    ...(hasBody ? { requestBody: bodyOf(properties, required, rest) } : {}),
    responses: {
      200: { description: 'Done', content: json(schemaOf(output)) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeating a request with the same key returns the first response and has no further effect.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

// A rule that JSON Schema cannot express, such as a refinement, is left out; the server still checks it.
function schemaOf(type: z.ZodType): z.core.JSONSchema.JSONSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' })
  return schema
}

/** The fields of an input; a union has the fields of all its members, none of them required. */
function objectOf(input: z.ZodType): { properties: Record<string, Schema>; required: string[] } {
  const schema = schemaOf(input)
  const members = [
    schema,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ]
  const properties = members.flatMap((member) =>
    typeof member === 'object' ? Object.entries(member.properties ?? {}) : [],
  )
  return {
    properties: Object.fromEntries(properties) as Record<string, Schema>,
    required: schema.required ?? [],
  }
}

function bodyOf(
  properties: Record<string, Schema>,
  required: readonly string[],
  names: readonly string[],
): Schema {
  return {
    required: names.some((name) => required.includes(name)),
    content: json({
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
      required: required.filter((name) => names.includes(name)),
      additionalProperties: false,
    }),
  }
}

function json(schema: unknown): Schema {
  return { 'application/json': { schema } }
}

function tagOf(path: string): string {
  return path.split('/')[2] ?? ''
}

/** `GET /api/courses/:id` becomes `getCoursesById`. */
function operationIdOf(method: Method, path: string): string {
  const parts = path.split('/').slice(2)
  const words = parts.map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part))
  const name = words.join('-').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return method.toLowerCase() + name.charAt(0).toUpperCase() + name.slice(1)
}

function callersOf(who: Who): string {
  if (who === 'anyone') return 'everybody, signed in or not'
  if (who === 'signed-in') return 'everybody who is signed in'
  if (who === 'verified-mentor') return 'mentors verified by staff'
  if (who === 'verified-business') return 'businesses that staff have verified'
  if (typeof who === 'object' && 'staff' in who)
    return `staff: ${listOf([...new Set(['lead', ...who.staff])])}`
  return typeof who === 'string' ? `the role ${who}` : `the roles ${listOf(who)}`
}

const listOf = (words: readonly string[]) => new Intl.ListFormat('en').format(words)
