// @vitest-environment node
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressAssets } from '../compress-assets.ts'

const text = 'The path climbs to the first pasture, and then to the hut. '.repeat(40)

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'))
})
afterEach(() => fs.rmSync(root, { recursive: true }))

/** Builds a site of one script. @returns the script, and the path of its compressed copy. */
async function buildSite(said: string) {
  fs.writeFileSync(path.join(root, 'entry.js'), `console.log(${JSON.stringify(said)})`)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compressAssets()],
    build: { rolldownOptions: { input: path.join(root, 'entry.js') } },
  })
  const [name] = fs.globSync('assets/*.js', { cwd: path.join(root, 'dist') })
  const file = path.join(root, 'dist', String(name))
  return { script: fs.readFileSync(file, 'utf8'), copy: `${file}.br` }
}

it('makes the smallest copy of each file', async () => {
  const { script, copy } = await buildSite(text)
  expect(fs.readFileSync(copy)).toEqual(brotliCompressSync(script))
})

it('takes over the copy that the build before made of the same file', async () => {
  const { script, copy } = await buildSite(text)
  const recognized = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  fs.writeFileSync(copy, recognized)
  await buildSite(text)
  expect(fs.readFileSync(copy)).toEqual(recognized)
})

it.each([
  ['broke off', (copy: Buffer) => copy.subarray(0, copy.length / 2)],
  ['is of another file', () => brotliCompressSync('console.log("Closed.")')],
])('makes a copy anew that %s', async (_, damaged) => {
  const { script, copy } = await buildSite(text)
  fs.writeFileSync(copy, damaged(fs.readFileSync(copy)))
  await buildSite(text)
  expect(brotliDecompressSync(fs.readFileSync(copy)).toString()).toBe(script)
})
