import { mkdtempSync } from 'node:fs'
import http from 'node:http'
import { resolve } from 'node:path'
import { serverCommand } from '../process/server-command.ts'
import { startSite } from './site-under-test.ts'
import { seedPages, withDatabase } from './seed-site.ts'
const former = (folder: string) => { const [server = '', ...flags] = serverCommand.toReversed(); return [...flags.toReversed(), resolve(folder, server)] }
const dataDir = mkdtempSync('/tmp/zz-')
const command = process.env.OLD ? former(process.env.OLD) : process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof', ...serverCommand] : undefined
await (await startSite({ dataDir })).end()
withDatabase(dataDir, (db) => seedPages(db, 10_000))
const site = await startSite({ dataDir, ...(command && { command }) } as any)
const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })
const get = (path: string) => new Promise<number>((ok, no) => http.get(site.origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (r) => { r.resume(); r.on('end', () => ok(r.statusCode!)) }).on('error', no))
for (let n = 0; n < 300; n++) await get(`/walk-number-${9000 + n}`)
let next = 100, bad = 0
const begun = performance.now()
const end = begun + 10_000
await Promise.all(Array.from({ length: 32 }, async () => { while (performance.now() < end && next < 9000) if (await get(`/walk-number-${next++}`) !== 200) bad++ }))
console.log(Math.round((next - 100) / ((performance.now() - begun) / 1000)), '/s', bad)
agent.destroy(); await site.end()
