import Fastify, { type FastifyInstance } from 'fastify'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { securityHeaders } from '../http/security-headers.ts'
import { registerAssets } from './assets-route.ts'

const words = Array.from({ length: 3000 }, (_, i) => `hut ${(i * 7919) % 1009}`)
const script = `export const text = '${words.join(' ')}'`

const builtBrotli = brotliCompressSync(script)

let folder: string
let app: FastifyInstance
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-assets-'))
  fs.mkdirSync(path.join(folder, 'assets'))
  fs.mkdirSync(path.join(folder, '.vite'))
  fs.writeFileSync(path.join(folder, 'assets/entry-abc.js'), script)
  fs.writeFileSync(path.join(folder, 'assets/entry-abc.js.br'), builtBrotli)
  fs.writeFileSync(path.join(folder, 'assets/lora-abc.woff2'), 'wOF2')
  fs.writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>')
  fs.writeFileSync(path.join(folder, '.vite/manifest.json'), '{}')
  app = Fastify()
  registerAssets(app, { folder, security: securityHeaders({ https: false, scriptHashes: [] }) })
})
afterEach(async () => {
  await app.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe("the site's files", () => {
  it('are sent with their type, and cached for good where the name contains a hash of the content', async () => {
    const entry = await get('/assets/entry-abc.js')
    expect([entry.body, entry.headers['content-type']]).toEqual([script, 'text/javascript; charset=utf-8'])
    expect(entry.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const icon = await get('/favicon.svg')
    expect([icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
      'image/svg+xml',
      'public, max-age=3600',
    ])
  })

  it('are compressed, by the build where it did so', async () => {
    const compressed = async (url: string) => (await get(url, { 'accept-encoding': 'br' })).rawPayload
    expect(brotliDecompressSync(await compressed('/favicon.svg')).toString()).toBe('<svg/>')
    expect(await compressed('/assets/entry-abc.js')).toEqual(builtBrotli)
  })

  it('are sent as they are where they are compressed in themselves', async () => {
    const font = await get('/assets/lora-abc.woff2', { 'accept-encoding': 'br, gzip' })
    expect(font.body).toBe('wOF2')
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(font.headers['content-encoding'] ?? font.headers['vary']).toBeUndefined()
  })

  it('are not found where an update has taken them away meanwhile', async () => {
    fs.rmSync(path.join(folder, 'assets/entry-abc.js'))
    expect((await get('/assets/entry-abc.js')).statusCode).toBe(404)
  })

  it('are not sent again to clients that have them', async () => {
    const { etag } = (await get('/favicon.svg')).headers
    expect((await get('/favicon.svg', { 'if-none-match': etag as string })).statusCode).toBe(304)
  })

  it.each([
    '/.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/',
    '/assets/x.js',
    '/assets/entry-abc.js.br',
  ])('do not include %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})
