import { webFontFiles } from '@sitewright/theme/fonts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { build, createServer, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { compressAssets } from './compress-assets.ts'
import { servedFonts } from './served-fonts.ts'

const { resolve } = createRequire(import.meta.url)
const page: Plugin = { name: 'page', resolveId: (id) => id, load: () => '' }

it('are beside the files of the build, at the addresses that the theme says, and not compressed again', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, servedFonts(), compressAssets()],
    build: { write: false, rolldownOptions: { input: 'page' } },
  })
  const [result] = [made].flat()
  if (!result || !('output' in result)) throw new Error('Nothing was built')
  const fonts = new Map(
    result.output.flatMap((file) =>
      file.type === 'asset' && file.fileName.includes('woff2') ? [[`/${file.fileName}`, file.source] as const] : [],
    ),
  )
  expect([...fonts.keys()].toSorted()).toEqual(
    webFontFiles()
      .map(({ address }) => address)
      .toSorted(),
  )
  for (const [address, source] of fonts) {
    expect(Buffer.from(source).toString('latin1', 0, 4)).toBe('wOF2')
    // what is cached for good has another address when it changes
    expect(address).toContain(createHash('sha256').update(source).digest('hex').slice(0, 8))
  }
})

it('are served while developing', async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [servedFonts()],
    server: { host: '127.0.0.1', port: 0, ws: false },
    appType: 'custom',
  })
  try {
    await vite.listen()
    const { port } = vite.httpServer!.address() as AddressInfo
    const { address, source } = webFontFiles()[0]!
    const answer = await fetch(`http://127.0.0.1:${port}${address}`)
    expect(answer.headers.get('content-type')).toBe('font/woff2')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(resolve(source)))
    expect((await fetch(`http://127.0.0.1:${port}/assets/other.woff2`)).status).toBe(404)
  } finally {
    await vite.close()
  }
})
