import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt-install.ts'
import { runTool } from '../process/run-tool.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const usualPlacesOfShell = ['/usr/bin/chromium-headless-shell']

/**
 * The path of a Chromium for the tests: CHROMIUM_PATH if set, one that is there, or one installed now.
 *
 * @throws with what to do when none can be had.
 */
export async function ensureChromium(): Promise<string> {
  const found =
    named('CHROMIUM_PATH') ??
    (await find()) ??
    (aptInstall(['chromium', 'fonts-liberation']) ? await find() : undefined)
  if (found) return found

  console.log('Fetching a Chromium with Playwright (once)')
  await runTool('playwright', ['install', 'chromium'])
  const fetched = await find()
  if (fetched) return fetched
  throw new Error('no Chromium to test with: install one, or name it in CHROMIUM_PATH')
}

/**
 * The path of Chromium's headless shell, which draws no windows and so needs half the time of the whole browser:
 * HEADLESS_SHELL_PATH if set, one that is there, or one installed now. Where none can be had the whole browser does the same.
 *
 * @throws as `ensureChromium` does.
 */
export async function ensureHeadlessShell(): Promise<string> {
  const findShell = () => usualPlacesOfShell.find(runs)
  const found =
    named('HEADLESS_SHELL_PATH') ??
    findShell() ??
    (aptInstall(['chromium-headless-shell', 'fonts-liberation']) ? findShell() : undefined)
  return found ?? ensureChromium()
}

/** @throws where the variable names what does not run. */
function named(variable: string) {
  const path = process.env[variable]
  if (path && !runs(path)) throw new Error(`${variable} is ${path}, which does not run`)
  return path || undefined
}

async function find() {
  const { chromium } = await import('playwright')
  return [...usualPlaces, chromium.executablePath()].find(runs)
}

function runs(path: string) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
