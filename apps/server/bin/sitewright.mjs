#!/usr/bin/env node
// npx sitewright <command>: what the built server can do. Has to run on Node 18, to say that it is too old; `npm start`
// brings the right Node along, and puts it where npx finds it first.
import { existsSync } from 'node:fs'

// as in tools/setup/node.mjs
const [major, minor] = process.versions.node.split('.').map(Number)
const isTooOld = major < 24 || (major === 24 && minor < 15)
// a release has neither npm nor this tool
const isCheckout = existsSync(new URL('../../../tools/start.ts', import.meta.url))
const isBuilt = existsSync(new URL('../dist/main.js', import.meta.url))

if (!isBuilt) fail('The site is not built yet; `npm start` builds it first')
else if (isTooOld)
  fail(
    `Node ${process.versions.node} is too old: Sitewright needs 24.15 or newer${isCheckout ? '; npx finds it, once `npm start` has fetched it' : ''}`,
  )
else await import('./server.mjs')

function fail(line) {
  console.error(line)
  process.exitCode = 1
}
