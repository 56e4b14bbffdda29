import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../setup/root.mjs'
import { writeSampleKind } from './sample-kind.ts'

let work: string
let siteFolder: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'site-folder-'))
  siteFolder = join(work, 'data/site')
})
afterEach(() => rmSync(work, { recursive: true, force: true }))

const module = (path: string) => JSON.stringify(join(root, 'tools', path))

/** What some code gives in a process of its own, to which the folder of this test is that of the site. */
function ask(code: string): unknown {
  const script = `import { addedKind } from ${module('page-kinds/added-kind.ts')}
    import { installSite, uninstallFromSite } from ${module('page-kinds/install-site.ts')}
    import { keepTarball, dropUnusedTarballs } from ${module('page-kinds/keep-tarball.ts')}
    import { siteDependencies, siteFingerprint } from ${module('process/site-folder.ts')}
    const answer = await (async () => { ${code} })().catch((error) => ({ error: error.message }))
    console.log(JSON.stringify(answer ?? null))`
  const args = ['--conditions=@sitewright/source', '--input-type=module', '--eval', script]
  const env = { ...process.env, DATA_DIR: join(work, 'data'), SITE_FOLDER: '' }
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }))
}

/** A kind's package, as `npm pack` makes it. */
function packed(words: string, manifest?: object): string {
  const folder = join(work, 'kind')
  writeSampleKind(folder, { name: '@you/walk-log', words, manifest })
  execFileSync('npm', ['pack', '--silent'], { cwd: folder, stdio: 'ignore' })
  return join(folder, 'you-walk-log-1.0.0.tgz')
}

/** Adds it as the command does. */
function add(file: string): { print: unknown; shown: string } {
  const print = ask(
    `await addedKind(keepTarball(${JSON.stringify(file)})); dropUnusedTarballs(); return siteFingerprint()`,
  )
  return { print, shown: readFileSync(join(siteFolder, 'node_modules/@you/walk-log/client.js'), 'utf8') }
}

it('keeps a tarball with the site, takes one that was built again in its version, and brings it back from there', () => {
  const first = add(packed('First words'))
  expect(first.shown).toContain('First words')
  const second = add(packed('Second words'))
  expect(second.shown).toContain('Second words')
  expect(second.print).not.toBe(first.print)
  expect(readdirSync(join(siteFolder, 'packages'))).toHaveLength(1)

  rmSync(join(work, 'kind'), { recursive: true })
  rmSync(join(siteFolder, 'node_modules'), { recursive: true })
  ask('await installSite()')
  expect(existsSync(join(siteFolder, 'node_modules/@you/walk-log/client.js'))).toBe(true)
  // peers are the site's own
  expect(readdirSync(join(siteFolder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@you'])

  ask("await uninstallFromSite('@you/walk-log'); dropUnusedTarballs()")
  expect(readdirSync(join(siteFolder, 'packages'))).toEqual([])
})

it('links a folder, and knows when something in it was built again', () => {
  packed('First words')
  const folder = join(work, 'kind')
  const [added, before] = ask(`return [await addedKind(${JSON.stringify(folder)}), siteFingerprint()]`) as unknown[]
  expect(added).toMatchObject({ package: '@you/walk-log', isAdded: true })
  writeFileSync(join(folder, 'client.js'), 'export default {}')
  expect(ask('return siteFingerprint()')).not.toBe(before)
  // again, as after a change of its package.json
  expect(ask(`return addedKind(${JSON.stringify(folder)})`)).toMatchObject({ package: '@you/walk-log' })
})

it.each([
  ['a React of its own', { dependencies: { react: '^19.2.0' } }, 'react among its dependencies'],
  [
    'what is not built',
    { exports: { '.': './dist/no.js', './server': './server.js', './package.json': './package.json' } },
    'build it first',
  ],
  ['no page kind', { pageKind: undefined }, 'that is no page kind'],
])('refuses a package with %s', (_, manifest, reason) => {
  mkdirSync(work, { recursive: true })
  writeSampleKind(join(work, 'kind'), { name: '@you/walk-log', words: '', manifest })
  const answer = ask(`return addedKind(${JSON.stringify(join(work, 'kind'))})`)
  expect(answer).toEqual({ error: expect.stringContaining(reason) })
})
