import { english } from '@sitewright/messages'
import Fastify from 'fastify'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createErrorAnswers } from './answer-error.ts'
import { unknownFace } from './error-page.ts'
import { parseJson } from './parse-json.ts'

const app = Fastify({ bodyLimit: 3 * 1024 * 1024 })
app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson(app))
app.setErrorHandler(
  createErrorAnswers(
    () => unknownFace,
    () => english,
  ),
)
app.post('/', async ({ body }) => ({ body }))
afterAll(() => app.close())
afterEach(() => void vi.restoreAllMocks())

async function send(payload: string) {
  const parse = vi.spyOn(JSON, 'parse')
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  // what the answer to a request costs in steps: whether its body was parsed at all
  const parsed = parse.mock.calls.some(([text]) => text === payload)
  return { statusCode, parsed, body }
}

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

it.each([
  ['lists', lists],
  ['objects', objects],
])('refuses %s nested deeper than a hundred before it parses them', async (_, nested) => {
  expect(await send(nested(101))).toMatchObject({ statusCode: 400, parsed: false })
  expect(await send(nested(100_000))).toMatchObject({ statusCode: 400, parsed: false })
  expect(await send(nested(100))).toMatchObject({ statusCode: 200, parsed: true, body: `{"body":${nested(100)}}` })
})

it('counts only what is open at once, and no brackets of a text', async () => {
  const beside = JSON.stringify([...Array.from({ length: 300 }, () => [{}]), '[[{{'.repeat(100), `\\"${lists(200)}\\`])
  expect(await send(beside)).toMatchObject({ statusCode: 200, body: `{"body":${beside}}` })
})

it('refuses more than a hundred thousand lists and objects before it parses them', async () => {
  const listOf = (count: number) => `[${'[],'.repeat(count - 2)}{}]`
  expect(await send(listOf(100_001))).toMatchObject({ statusCode: 400, parsed: false })
  expect(await send(listOf(99_999))).toMatchObject({ statusCode: 200, parsed: true })
})

it('refuses a zero character in a text or a key before it parses it, and takes what only looks like one', async () => {
  for (const payload of ['{"a":"b\\u0000"}', '{"\\u0000":1}', '["\\\\\\u0000"]'])
    expect(await send(payload)).toMatchObject({ statusCode: 400, parsed: false })
  const escaped = JSON.stringify(['\\u0000', '\\\\u0000', '\u0001'])
  expect(await send(escaped)).toMatchObject({ statusCode: 200, body: `{"body":${escaped}}` })
})

it('makes texts and keys well-formed, and leaves pairs and what only looks like half of one', async () => {
  expect((await send('{"a\\uD83D":["x\\ud83d","\\udE00y","\\ud83d\\u0041"]}')).body).toBe(
    '{"body":{"a\ufffd":["x\ufffd","\ufffdy","\ufffdA"]}}',
  )
  expect((await send('["\\ud83d\\ude00","\\\\ud83d"]')).body).toBe('{"body":["\u{1f600}","\\\\ud83d"]}')
})

it.each(['{"__proto__":1}', '{"constructor":{"prototype":1}}', '{', '"', '"\\', '[}', ']'.repeat(20)])(
  'leaves %s to the parser, which refuses it',
  async (payload) => {
    expect(await send(payload)).toMatchObject({ statusCode: 400 })
  },
)
