// node tools/run.mjs node --conditions=@sitewright/source tools/bench/kill-while-typing.ts [kills for each editor] [of the server]
// Types into each editor of the built site and kills the browser at a random moment, with all its processes, fifteen
// times each unless told otherwise; then opens it again and looks what is offered. The same with the server, as often or
// as the second number says: the browser has to say in words that it is away, and to keep everything there by itself once
// it is back. Prints how many strokes older than two seconds are lost, and how old the oldest stroke was that was lost.
// Ends with 1 if any older one is.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../process/build-site.ts'
import { runTool } from '../process/run-tool.ts'
import { ensureHeadlessShell } from '../setup/chromium.ts'
import { root } from '../setup/root.mjs'
import { percentile } from './statistics.ts'

/** What the journey of this name notes of each kill. */
interface Kill {
  editor: string
  /** Strokes that were older than two seconds. */
  due: number
  found: number
  lost: number
  /** Milliseconds since the first stroke that was lost; 0: none was. */
  lostAge: number
}

await buildSite()
const folder = mkdtempSync(join(tmpdir(), 'sitewright-kills-'))
const report = join(folder, 'kills.jsonl')
const [kills = '15', serverKills = kills] = process.argv.slice(2)
const env = {
  HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
  KILLS: kills,
  SERVER_KILLS: serverKills,
  KILL_REPORT: report,
}
const args = ['test', 'kill-while-typing', '--grep', 'killed', '--reporter', 'line', '--workers', '1']
const { code } = await runTool('playwright', args, { cwd: join(root, 'apps/e2e'), env })
const lines = readFileSync(report, 'utf8').trim().split('\n')
rmSync(folder, { recursive: true, force: true })

const noted = lines.map((line) => JSON.parse(line) as Kill)
for (const [editor, own] of Map.groupBy(noted, (kill) => kill.editor)) print(editor, own)
const whatDied = ({ editor }: Kill) => (editor.endsWith(', server killed') ? 'server' : 'browser')
for (const [killed, own] of Map.groupBy(noted, whatDied)) print(`all, ${killed} killed`, own)
process.exitCode = code === 0 && noted.every(({ lost }) => lost === 0) ? 0 : 1

function print(editor: string, own: readonly Kill[]) {
  const sum = (read: (kill: Kill) => number) => own.reduce((total, kill) => total + read(kill), 0)
  const ages = own.map(({ lostAge }) => lostAge)
  console.log(
    `${editor}: ${own.length} kills, ${sum(({ due }) => due)} strokes older than 2 s, ${sum(({ lost }) => lost)} of them lost; ` +
      `what was lost was at most ${Math.max(...ages)} ms old, half of the times at most ${percentile(ages, 0.5)} ms`,
  )
}
