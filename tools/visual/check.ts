// node tools/visual/check.ts [--accept] [options of Playwright]
// Compares the looks of the core stories with the pictures in baseline/; `--accept` makes today's looks the baseline.
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../process/run-tool.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { allLooks } from './core-stories.ts'

const [, , ...given] = process.argv
const accept = given.includes('--accept')
const more = given.filter((option) => option !== '--accept')
const storybook = mkdtempSync(join(tmpdir(), 'sitewright-visual-'))
try {
  process.env['CHROMIUM_PATH'] = await ensureChromium()
  process.env['STORYBOOK_DIR'] = storybook
  process.exitCode = (await buildStorybook()) || (await lookAtStories())
} finally {
  rmSync(storybook, { recursive: true, force: true })
}

async function buildStorybook() {
  const { code } = await runTool('storybook', ['build', '-c', 'tools/visual/storybook', '-o', storybook, '--quiet'])
  return code ?? 1
}

async function lookAtStories() {
  if (accept) forgetOthers()
  const update = accept ? ['--update-snapshots=changed'] : ['--update-snapshots=none']
  const { code } = await runTool('playwright', ['test', '-c', 'tools/visual', ...update, ...more])
  return code ?? 1
}

/** Removes the pictures of stories that are no core stories any more. */
function forgetOthers() {
  const baseline = join(import.meta.dirname, 'baseline')
  const wanted = new Set(allLooks().map(({ name }) => name))
  for (const name of globSync('**/*.png', { cwd: baseline })) if (!wanted.has(name)) rmSync(join(baseline, name))
}
