import { Validator } from '@seriousme/openapi-schema-validator'
import { coreCalls, defineCalls, type CallDeclaration, type CallTable } from '@sitewright/api-client/contract'
import { Type, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { loadKinds } from '../kinds/installed-kinds.ts'
import { refusal } from '../testing/refusal.ts'
import { createTestServer } from '../testing/test-server.ts'
import { callGroups, openApi } from './open-api.ts'

const options = { version: '1.2.3', cookieName: 'session' }
const reply = Type.Object({})

/** One operation of the document for these calls. */
function described(calls: CallTable, path: string, method: string) {
  const { paths, components } = openApi([{ title: 'Notes', calls }], options) as unknown as Described
  return { operation: paths[path]?.[method], schemas: components.schemas }
}
interface Described {
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, object> }
}

it('describes every call of the core and of the bundled kinds in OpenAPI 3.1', async () => {
  const kinds = await loadKinds(({ error }) => {
    throw error
  })
  const groups = callGroups(kinds)
  const document = openApi(groups, options)

  const validator = new Validator()
  expect(await validator.validate(document)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  // every reference leads somewhere
  expect(() => validator.resolveRefs()).not.toThrow()
  const keys = Object.entries(document['paths'] as object).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
  )
  const declared = [coreCalls, ...kinds.map(({ calls = {} }) => calls)].flatMap((calls) => Object.keys(calls))
  expect(keys.sort()).toEqual(declared.sort())
})

it('says that every error has a text and a code, and names the codes', () => {
  const { components } = openApi([], options) as unknown as { components: { schemas: { Error: TSchema } } }
  const { Error: schema } = components.schemas
  expect(schema).toMatchObject({ required: ['error', 'code'] })
  expect(JSON.stringify(schema)).toContain('"changed-meanwhile"')
  const accepts = (body: object) => Compile(schema).Check(body)
  expect(accepts(refusal('changedMeanwhile'))).toBe(true)
  expect(accepts({ error: 'The hut is full', code: 'hut-full' })).toBe(true)
  expect(accepts({ error: 'The hut is full', code: 'Hut full' })).toBe(false)
  expect(accepts({ error: 'The hut is full' })).toBe(false)
})

it('gives a query as parameters, and the access as one requirement for each permission', () => {
  const calls = defineCalls({
    'GET private/plugin/note/list.json.php': {
      summary: 'Lists notes',
      access: ['plugin.note.editor', 'core.admin'],
      input: Type.Object({ from: Type.Integer(), word: Type.Optional(Type.String()) }),
      reply,
    },
  })
  expect(described(calls, '/private/plugin/note/list.json.php', 'get').operation).toMatchObject({
    operationId: 'plugin.note.list',
    tags: ['Notes'],
    summary: 'Lists notes',
    security: [{ session: ['plugin.note.editor'] }, { session: ['core.admin'] }],
    parameters: [
      { name: 'from', in: 'query', required: true, schema: { type: 'integer' } },
      { name: 'word', in: 'query', required: false, schema: { type: 'string' } },
    ],
  })
})

it('asks for the header of scripts wherever a call changes something', () => {
  const header = { $ref: '#/components/parameters/RequestedWith' }
  const parametersOf = (method: 'GET' | 'POST', changes: boolean) =>
    described(
      { [`${method} public/note.json.php`]: { summary: '', access: 'anyone', changes, reply } },
      '/public/note.json.php',
      method.toLowerCase(),
    ).operation
  expect(parametersOf('GET', true)).toMatchObject({ parameters: [header] })
  expect(parametersOf('POST', false)).toMatchObject({ parameters: [header] })
  expect(parametersOf('GET', false)).not.toHaveProperty('parameters')
})

it('gives a body as JSON, and that of an upload as a form with its file', () => {
  const input = Type.Object({ text: Type.String() })
  const bodyOf = (upload: boolean) =>
    described(
      { 'POST public/note.json.php': { summary: '', access: 'logged-in', upload, input, reply } },
      '/public/note.json.php',
      'post',
    ).operation
  expect(bodyOf(false)).toMatchObject({
    security: [{ session: [] }],
    requestBody: { content: { 'application/json': { schema: { required: ['text'] } } } },
  })
  expect(bodyOf(true)).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            required: ['text', 'fileKey'],
            properties: { fileKey: expect.any(Object), text: expect.any(Object) },
          },
        },
      },
    },
  })
})

it('puts definitions that contain themselves among the components, under names of their own', () => {
  const tree = Type.Cyclic({ Item: Type.Object({ below: Type.Array(Type.Ref('Item')) }) }, 'Item')
  const calls = defineCalls({
    'GET public/a.json.php': { summary: '', access: 'anyone', reply: tree },
    'GET public/b.json.php': { summary: '', access: 'anyone', reply: Type.Array(Type.String()) },
  })
  const { operation, schemas } = described(calls, '/public/a.json.php', 'get')
  const name = '#/components/schemas/a.reply.Item'
  expect(operation).toMatchObject({
    responses: { 200: { content: { 'application/json': { schema: { $ref: name } } } } },
  })
  expect(schemas['a.reply.Item']).toMatchObject({ properties: { below: { items: { $ref: name } } } })
})

it('refuses two calls of one name', () => {
  const call = { summary: '', access: 'anyone', reply } as const
  const calls = { 'GET public/note.json.php': call, 'GET private/note.json.php': call }
  expect(() => openApi([{ title: 'Notes', calls }], options)).toThrow("Two calls have the operation id 'note'")
})

it('is served to anybody, and answered with 304 while it is unchanged', async () => {
  const server = await createTestServer()
  try {
    const first = await server.get('/api/openapi.json')
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    })
    const { paths, components } = first.json<Described & { components: { securitySchemes: object } }>()
    expect(Object.keys(paths)).toContain('/protected/plugin/note/save-page.json.php')
    expect(components.securitySchemes).toMatchObject({ session: { in: 'cookie', name: 'sitewright' } })
    const again = await server.get('/api/openapi.json', { headers: { 'if-none-match': String(first.headers['etag']) } })
    expect(again.statusCode).toBe(304)
  } finally {
    await server.close()
  }
})

it('says how often a call may be made, and what comes of more', () => {
  const declare = (limit: CallDeclaration['limit']) => {
    const call: CallDeclaration = { summary: '', access: 'anyone', reply, ...(limit && { limit }) }
    return described({ 'GET public/note.json.php': call }, '/public/note.json.php', 'get').operation
  }
  const tooMany = { code: 'too-many-notes', error: 'Too many notes' } as const
  const several = [
    { per: 'address', count: 5, seconds: 60 },
    { per: 'account', count: 9, seconds: 3600, refusal: tooMany },
  ] as const
  expect(declare(several)).toMatchObject({
    responses: {
      429: {
        description:
          'More than 5 calls of one network address within 60 seconds (`too-many-attempts`), or 9 calls of one account within 3600 seconds (`too-many-notes`)',
        headers: { 'Retry-After': { schema: { type: 'integer' } } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  })
  expect(declare(undefined)).not.toHaveProperty('responses.429')
})
