import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadFile } from './upload-file.ts'

/** A real server that keeps what it was sent; it answers what the test says, or not at all. */
let answer: { status: number; body: string } | undefined
let seen: { method: string; url: string; requestedWith: unknown; body: string }[]
let closed: () => void
let server: http.Server
let origin: string

beforeEach(async () => {
  seen = []
  answer = { status: 200, body: '{"id":7}' }
  closed = () => {}
  server = http.createServer((request, response) => {
    // the page of the tests has another origin, hence its preflight requests and these headers
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'x-requested-with')
    if (request.method === 'OPTIONS') return void response.end()
    let body = ''
    request.setEncoding('latin1')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const requestedWith = request.headers['x-requested-with']
      seen.push({ method: request.method!, url: request.url!, requestedWith, body })
      response.on('close', () => closed())
      if (!answer) return
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const file = new File(['x'.repeat(100_000)], 'hut.jpg', { type: 'image/jpeg' })
const fields = { idFolder: 4 }

/** Name and text of the parts of form data, in order. */
function parts(body: string) {
  const [boundary] = body.split('\r\n')
  return body
    .split(boundary!)
    .slice(1, -1)
    .map((part) => [/ name="([^"]*)"/.exec(part)?.[1], part.slice(part.indexOf('\r\n\r\n') + 4, -2)])
}

describe('uploadFile', () => {
  it('sends form data whose last part is the file, and gives its id', async () => {
    expect(await uploadFile({ origin, file, fields: { ...fields, id: 9, caption: 'At dawn' } })).toEqual({ id: 7 })
    const [post] = seen
    expect(post).toMatchObject({
      method: 'POST',
      url: '/api/1/private/file-upload.json.php',
      requestedWith: 'Sitewright',
    })
    expect(post?.body).toContain('filename="hut.jpg"\r\nContent-Type: image/jpeg')
    expect(parts(post!.body)).toEqual([
      ['idFolder', '4'],
      ['id', '9'],
      ['caption', 'At dawn'],
      ['fileKey', 'x'.repeat(100_000)],
    ])
  })

  it('reports how much was sent, up to all of it', async () => {
    const onProgress = vi.fn<(share: number) => void>()
    await uploadFile({ origin, file, fields, onProgress })
    const shares = onProgress.mock.calls.map(([share]) => share)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })

  it('that is refused throws what the server said', async () => {
    answer = { status: 413, body: '{"error":"The request is too large"}' }
    await expect(uploadFile({ origin, file, fields })).rejects.toMatchObject({
      name: 'ApiError',
      status: 413,
      body: { error: 'The request is too large' },
    })
  })

  it.each(['<html>', '{"id":', '{}', '[]', 'null'])('that is answered with %s has failed too', async (body) => {
    answer = { status: 200, body }
    await expect(uploadFile({ origin, file, fields })).rejects.toMatchObject({ name: 'ApiError', status: 200 })
  })

  it('that does not reach the server throws with status 0', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await new Promise((resolve) => server.close(resolve))
    await expect(uploadFile({ origin, file, fields })).rejects.toMatchObject({ name: 'ApiError', status: 0 })
    vi.restoreAllMocks()
  })

  it('that is aborted ends the request and throws an AbortError', async () => {
    answer = undefined
    const gone = new Promise<void>((resolve) => (closed = resolve))
    const controller = new AbortController()
    const upload = uploadFile({ origin, file, fields, signal: controller.signal })
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    controller.abort()
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' })
    await gone
  })

  it('that was aborted before it began sends nothing', async () => {
    await expect(uploadFile({ origin, file, fields, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(seen).toEqual([])
  })
})
