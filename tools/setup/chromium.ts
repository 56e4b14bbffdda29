import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt-install.ts'
import { runTool } from '../process/run-tool.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium for the tests: CHROMIUM_PATH if set, one that is there, or one installed now.
 *
 * @throws with what to do when none can be had.
 */
export async function ensureChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (runs(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not run`)
  }
  const found = (await find()) ?? (aptInstall(['chromium', 'fonts-liberation']) ? await find() : undefined)
  if (found) return found

  console.log('Fetching a Chromium with Playwright (once)')
  await runTool('playwright', ['install', 'chromium'])
  const fetched = await find()
  if (fetched) return fetched
  throw new Error('no Chromium to test with: install one, or name it in CHROMIUM_PATH')
}

async function find() {
  const { chromium } = await import('playwright')
  return [...usualPlaces, chromium.executablePath()].find(runs)
}

function runs(path: string) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
