#!/usr/bin/env node
// node sitewright.mjs [command]: serves the site, or does what a command says. Has to run on any Node, to say that it is too
// old.
import { readFileSync } from 'node:fs'

const { engines, os, cpu } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const oldest = engines.node.slice('>='.length)

if (isOlder(process.versions.node, oldest))
  fail(`Node ${process.versions.node} is too old: Sitewright needs ${oldest} or newer`)
else if (!os.includes(process.platform) || !cpu.includes(process.arch))
  fail(`This release is for ${os}-${cpu}, and this machine is ${process.platform}-${process.arch}`)
else await import('./apps/server/bin/server.mjs')

/**
 * @param {string} version
 * @param {string} than
 */
function isOlder(version, than) {
  const wanted = than.split('.').map(Number)
  const distances = version.split('.').map((part, index) => Number(part) - (wanted[index] ?? 0))
  return (distances.find((distance) => distance !== 0) ?? 0) < 0
}

/** @param {string} reason */
function fail(reason) {
  console.error(reason)
  process.exitCode = 1
}
