#!/usr/bin/env node
// npx sitewright-dev-site: a site with the page kind of this folder. Has to run on an old Node, to say that it is too old.
const neededMajor = 24
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < neededMajor) {
  console.error(`A page kind needs Node ${neededMajor} or newer, and this is ${process.versions.node}.`)
  process.exitCode = 1
} else await import('../dist/server/dist/main.mjs')
