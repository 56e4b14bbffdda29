// node tools/page-kinds/update-rehearsal.ts [releases]
// A site with two added kinds, a tarball and a link, and a theme is updated across releases (ten, unless another number is
// given) by what the guide says and nothing else. After each the pages of both kinds are there, in the theme, and git has
// nothing to say. The last release changes the site's own code, the others the server's.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { createPage, logIn } from '../outside/author-journey.ts'
import { copyCheckout } from '../outside/copy-checkout.ts'
import { serveSite } from '../outside/served-site.ts'
import { typeCommands } from '../outside/type-commands.ts'
import { writeSampleKind } from './sample-kind.ts'

const releases = Number(process.argv[2] ?? 10)
const work = mkdtempSync(join(tmpdir(), 'sitewright-updates-'))
const [site, upstream, author, dataDir] = ['site', 'upstream.git', 'author', 'data'].map((name) =>
  join(work, name),
) as [string, string, string, string]
const measure = '61ch'
const kinds = [
  { name: '@you/walk-log', words: 'Walks of the tarball' },
  { name: '@you/gear-list', words: 'Gear of the linked folder' },
]

function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.org', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

/** Commands as somebody types them in the folder of the site, with its settings. */
async function type(...commands: string[]) {
  const begun = performance.now()
  await typeCommands(
    commands.map((command) => (command.startsWith('npm') ? `DATA_DIR=${dataDir} ${command}` : command)),
    { from: site },
  )
  return `${((performance.now() - begun) / 1000).toFixed(0)} s`
}

function release(number: number) {
  const manifest = join(author, 'apps/server/package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, `"version": "0.1.${number}"`))
  appendFileSync(join(author, 'apps/server/src/program-version.ts'), `\n/** Release ${number}. */\n`)
  if (number === releases)
    appendFileSync(join(author, 'apps/site/src/entry-client.tsx'), `\n/* Release ${number}. */\n`)
  git(author, 'commit', '--quiet', '--all', '--message', `Release ${number}`)
  git(author, 'push', '--quiet')
}

/** The names of the site's pages, and what they must show. */
const pages = kinds.map(({ name, words }) => ({ kind: name.replace(/^.*\//, ''), words }))

async function check(number: number) {
  const served = await serveSite({ folder: site, dataDir })
  try {
    for (const { kind, words } of pages) {
      const answer = await fetch(`${served.address}/a-${kind}`)
      const html = await answer.text()
      assert.equal(answer.status, 200, `the page of ${kind} in release ${number}`)
      assert.ok(html.includes(words), `what ${kind} shows in release ${number}`)
      assert.match(html, /class=/)
    }
  } finally {
    await served.close()
  }
  const assets = join(site, 'apps/site/dist/client/assets')
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'))
  assert.ok(
    sheets.some((file) => readFileSync(join(assets, file), 'utf8').includes(measure)),
    `the theme in release ${number}`,
  )
  assert.equal(git(site, 'status', '--porcelain'), '', `what git says in release ${number}`)
  const { version } = JSON.parse(readFileSync(join(site, 'apps/server/package.json'), 'utf8')) as { version: string }
  assert.equal(version, `0.1.${number}`)
}

async function makePages() {
  const launch = existsSync(process.env['CHROMIUM_PATH'] ?? '')
    ? { executablePath: process.env['CHROMIUM_PATH'] ?? '' }
    : {}
  const browser = await chromium.launch({ ...launch, args: ['--no-sandbox'] })
  const served = await serveSite({ folder: site, dataDir })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await logIn(page, served.address)
    for (const { kind } of pages)
      await createPage(page, { type: `Sample ${kind}`, title: `Page of ${kind}`, shortcut: `a-${kind}` })
  } finally {
    await served.close()
    await browser.close()
  }
}

try {
  mkdirSync(site, { recursive: true })
  await copyCheckout(site)
  git(site, 'commit', '--quiet', '--message', 'Release 0')
  git(work, 'clone', '--quiet', '--bare', site, upstream)
  git(work, 'clone', '--quiet', upstream, author)
  git(site, 'remote', 'add', 'origin', upstream)
  git(site, 'fetch', '--quiet')
  git(site, 'branch', '--quiet', `--set-upstream-to=origin/${git(site, 'branch', '--show-current')}`)

  const [packed, linked] = kinds.map(({ name, words }) => {
    const folder = join(work, 'kinds', name.replace(/^.*\//, ''))
    writeSampleKind(folder, { name, words })
    return folder
  }) as [string, string]
  execFileSync('npm', ['pack', '--silent'], { cwd: packed, stdio: 'ignore' })
  mkdirSync(join(dataDir, 'site'), { recursive: true })
  writeFileSync(join(dataDir, 'site/theme.json'), JSON.stringify({ accent: '#8a1c4b', measure }))
  const tarball = readdirSync(packed).find((file) => file.endsWith('.tgz')) ?? ''
  console.log(`added ${kinds[0]?.name} in ${await type(`npm run add:page-kind ${join(packed, tarball)}`)}`)
  rmSync(packed, { recursive: true })
  console.log(`added ${kinds[1]?.name} in ${await type(`npm run add:page-kind ${linked}`)}`)
  assert.equal(git(site, 'status', '--porcelain'), '', 'what git says of the additions')
  await makePages()
  for (let number = 1; number <= releases; number++) {
    release(number)
    const time = await type('git pull --quiet', 'npm run build')
    await check(number)
    console.log(`release ${number}: pages of both kinds, the theme, and a clean git status; updated in ${time}`)
  }
  console.log(`${releases} passed, 0 failed`)
} finally {
  rmSync(work, { recursive: true, force: true })
}
