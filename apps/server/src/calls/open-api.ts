import {
  coreCallGroups,
  limitsOfCall,
  parseCallKey,
  type CallAccess,
  type CallDeclaration,
  type CallGroup,
  type CallLimit,
} from '@sitewright/api-client/contract'
import { inEnglish } from '@sitewright/messages'
import type { PageKindServer } from '@sitewright/page-kit/server'
import type { FastifyInstance } from 'fastify'
import { codeOf, codes } from '../errors.ts'
import { sendPublicText } from '../http/compressed-body.ts'

export interface OpenApiOptions {
  /** Of the program. */
  version: string
  /** Of the cookie that has the session. */
  cookieName: string
}

/** Serves the document at `/api/openapi.json` to anybody: it describes declarations, and nothing that is stored. */
export function registerOpenApi(
  app: FastifyInstance,
  kinds: Iterable<Pick<PageKindServer, 'manifest' | 'calls'>>,
  options: OpenApiOptions,
): void {
  // the calls are the same as long as the server runs, and the document is rarely asked for
  let text: string | undefined
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/openapi.json',
    handler: async (request, reply) => {
      text ??= JSON.stringify(openApi(callGroups(kinds), options))
      return sendPublicText(request, reply, { text, type: 'application/json; charset=utf-8', caching: 'no-cache' })
    },
  })
}

/** All declared calls: those of the core, then those of each page kind under its title. */
export function callGroups(kinds: Iterable<Pick<PageKindServer, 'manifest' | 'calls'>>): CallGroup[] {
  return [
    ...coreCallGroups,
    ...[...kinds].flatMap(({ manifest, calls }) => (calls ? [{ title: inEnglish(manifest.title), calls }] : [])),
  ]
}

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence without its full stop, whose words may change' },
    code: {
      description: 'Which error it is, the same in every version. Page kinds may have codes of their own.',
      anyOf: [{ enum: codes }, { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$' }],
    },
  },
}

/** Plain data, as it becomes JSON. */
type Json = Record<string, unknown>

interface Operation {
  id: string
  method: 'GET' | 'POST'
  path: string
  tag: string
  declaration: CallDeclaration
}

/**
 * An OpenAPI 3.1 document of declared calls.
 *
 * @returns the document as plain data; its paths are relative to `/api/1`.
 * @throws {Error} where two calls would get the same operation id.
 */
export function openApi(groups: readonly CallGroup[], { version, cookieName }: OpenApiOptions): Json {
  const operations = groups.flatMap(operationsOf)
  assertUnique(operations.map(({ id }) => id))
  const definitions: Json = {}
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const { path, method } = operation
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation, definitions) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Sitewright',
      version,
      description:
        'Every call that the core of the site and its page kinds declare. Fields that a schema does not name are refused.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/1' }],
    tags: groups.map(({ title }) => ({ name: title })),
    paths,
    components: {
      schemas: {
        Error: errorSchema,
        ...definitions,
      },
      responses: {
        Error: {
          description: 'What went wrong, as a sentence and as a code. Some errors add fields of their own.',
          content: jsonOf({ $ref: '#/components/schemas/Error' }),
        },
      },
      parameters: {
        RequestedWith: {
          name: 'X-Requested-With',
          in: 'header',
          description:
            'Any value. A call that changes something must come from the site itself: a program that is not a browser sends this header along with its session.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  }
}

function operationsOf({ title, calls }: CallGroup): Operation[] {
  return Object.entries(calls).map(([key, declaration]) => {
    const { method, path } = parseCallKey(key)
    const id = path.replace(/^(public|protected|private)\//, '').replace(/(\.json)?\.php$/, '')
    return { id: id.replaceAll('/', '.'), method, path: `/${path}`, tag: title, declaration }
  })
}

function assertUnique(ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`Two calls have the operation id '${twice}'`)
}

function describe({ id, method, tag, declaration }: Operation, definitions: Json): Json {
  const { summary, access, changes, upload, stream, input, reply } = declaration
  const schemaOf = (schema: object, part: string) => hoist(schema, `${id}.${part}`, definitions)
  const query = method === 'GET' && input ? parametersOf(schemaOf(input, 'input')) : []
  const mustBeOwn = method === 'POST' || changes === true
  const parameters = mustBeOwn ? [...query, { $ref: '#/components/parameters/RequestedWith' }] : query
  return {
    operationId: id,
    tags: [tag],
    summary,
    security: securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'POST' && input && { requestBody: bodyOf(schemaOf(input, 'input'), upload === true) }),
    responses: {
      200: stream
        ? { description: 'Events, each with data of this schema', content: eventsOf(schemaOf(reply, 'reply')) }
        : { description: 'Done', content: jsonOf(schemaOf(reply, 'reply')) },
      ...tooMany(limitsOfCall(declaration)),
      '4XX': { $ref: '#/components/responses/Error' },
      '5XX': { $ref: '#/components/responses/Error' },
    },
  }
}

/** What anyone who has made a call too often is answered. */
function tooMany(limits: readonly CallLimit[]): Json {
  if (limits.length === 0) return {}
  const headers = {
    'Retry-After': { description: 'Seconds until the call is answered again', schema: { type: 'integer' } },
  }
  const content = jsonOf({ $ref: '#/components/schemas/Error' })
  return { 429: { description: `More than ${limits.map(describeLimit).join(', or ')}`, headers, content } }
}

function describeLimit({ count, seconds, per, refusal }: CallLimit): string {
  const of = per === 'address' ? 'network address' : 'account'
  return `${count} calls of one ${of} within ${seconds} seconds (\`${refusal?.code ?? codeOf('tooManyAttempts')}\`)`
}

/** One of the permissions is enough, so that each is a requirement of its own. */
function securityOf(access: CallAccess): Json[] {
  if (access === 'anyone') return []
  return access === 'logged-in' ? [{ session: [] }] : access.map((permission) => ({ session: [permission] }))
}

function parametersOf(schema: Json): Json[] {
  const { properties = {}, required = [] } = schema as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: value,
  }))
}

function bodyOf(schema: Json, upload: boolean): Json {
  if (!upload) return { required: true, content: jsonOf(schema) }
  const { properties, required = [] } = schema as { properties: Json; required?: string[] }
  const withFile = {
    ...schema,
    required: [...required, 'fileKey'],
    properties: { ...properties, fileKey: { contentMediaType: 'application/octet-stream' } },
  }
  return { required: true, content: { 'multipart/form-data': { schema: withFile } } }
}

function jsonOf(schema: Json): Json {
  return { 'application/json': { schema } }
}

function eventsOf(schema: Json): Json {
  return { 'text/event-stream': { schema } }
}

/** The schema with its `$defs` among the components, as a document has one place for definitions and their names. */
function hoist(schema: object, prefix: string, definitions: Json): Json {
  const { $defs = {}, ...rest } = schema as { $defs?: Record<string, Json> }
  const names = new Set(Object.keys($defs))
  for (const [name, definition] of Object.entries($defs)) {
    const { $id: _, ...body } = definition
    definitions[`${prefix}.${name}`] = refer(body)
  }
  return refer(rest) as Json

  function refer(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(refer)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === '$ref' && names.has(value as string)
          ? `#/components/schemas/${prefix}.${value as string}`
          : refer(value),
      ]),
    )
  }
}
