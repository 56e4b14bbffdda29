import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..')

/** Ways to ask another machine for something over HTTP. */
const asks = /\bfetch\(|\bhttps?\.(?:get|request)\(|['"](?:undici|ky|axios|node:http2)['"]/

it('asks nobody outside but the human check, the caches and the search for places, which the operator names, and never an address that somebody typed (T37)', () => {
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  const asking = files.filter((file) => asks.test(fs.readFileSync(path.join(source, file), 'utf8')))
  expect(asking.sort()).toEqual([
    path.join('human-check', 'recaptcha.ts'),
    path.join('kinds', 'place-search.ts'),
    path.join('purging', 'send-purge.ts'),
  ])
})
