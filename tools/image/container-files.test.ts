import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverCommand } from '../process/server-command.ts'
import { root } from '../setup/root.mjs'
import { place, user } from './make-root.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the Dockerfile', () => {
  const text = read('Dockerfile').replaceAll(/\\\n\s*/g, '')
  const instructions = Array.from(text.matchAll(/^([A-Z]+) (.+)$/gm), ([, name = '', rest = '']) => ({ name, rest }))
  const last = (name: string) => instructions.findLast((each) => each.name === name)?.rest
  const listed = (json = '[]') => JSON.parse(json) as string[]

  it('starts the server as everything else does, as the user and in the place of its root', () => {
    expect(listed(last('CMD'))).toEqual(['node', ...serverCommand])
    expect([last('USER'), last('WORKDIR')]).toEqual([`${user.id}:${user.id}`, place])
    expect(last('COPY')).toBe(`--from=build --chown=${user.id}:${user.id} /empty /data`)
    const [, options, check] = /^(.*) CMD (.*)$/.exec(last('HEALTHCHECK') ?? '') ?? []
    expect(options).toContain('--interval=')
    for (const [, file = ''] of [listed(last('CMD')).slice(2), listed(check)])
      expect(existsSync(join(root, file)) || existsSync(join(root, 'tools/image/release', file))).toBe(true)
  })

  it('runs what there is, on the Node that the project asks for', () => {
    const run = last('RUN') ?? ''
    const named = run.match(/tools\/\S+/g) ?? []
    expect(named).toEqual(['tools/run.mjs', 'tools/image/make.ts'])
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const [, major] = /^node:(\d+)-/.exec(instructions[0]?.rest ?? '') ?? []
    expect(read('.nvmrc').split('.')[0]).toBe(major)
  })

  it('is given what the site owns, and not what is secret or large', () => {
    const lines = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    // as Docker reads them: the last line that names a path, or a folder that it is in, decides
    const isLeftOut = (path: string) => {
      const folders = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
      const deciding = lines.findLast((line) => folders.some((each) => matchesGlob(each, line.replace(/^!/, ''))))
      return deciding !== undefined && !deciding.startsWith('!')
    }
    const site = ['package.json', 'package-lock.json', 'packages/hut-book.tgz', 'theme.json', 'fonts/own.woff2']
    for (const path of ['apps/server/src/main.ts', 'package.json', ...site.map((file) => `data/site/${file}`)])
      expect([path, isLeftOut(path)]).toEqual([path, false])
    const others = [
      'data/sitewright.sqlite',
      'data/files/1',
      'data/first-login',
      'data/site/node_modules/hut-book/a.js',
    ]
    for (const path of [
      ...others,
      '.env',
      '.git/HEAD',
      'node_modules/a/a.js',
      'apps/site/dist/a.js',
      'secrets/files-url',
    ])
      expect([path, isLeftOut(path)]).toEqual([path, true])
  })
})

describe('compose.yaml', () => {
  const composed = read('compose.yaml')
  const [, body = ''] = /^services:\n(.*?)^\w/ms.exec(composed) ?? []
  const services = new Map(
    Array.from(body.matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)+)/gm), ([, name = '', of = '']) => [name, of]),
  )

  it('has four services, each with a check of its health, and each waits for those that it needs', () => {
    expect([...services.keys()]).toEqual(['site', 'database', 'storage', 'proxy'])
    for (const [name, of] of services) expect([name, /^ {4}healthcheck:\n {6}test:/m.test(of)]).toEqual([name, true])
    const waits = (name: string) =>
      Array.from(services.get(name)?.matchAll(/^ {6}(\w+): \{ condition: service_healthy/gm) ?? [], ([, on]) => on)
    expect([waits('site'), waits('proxy')]).toEqual([['database', 'storage'], ['site']])
  })

  it('checks the health of the site as the image does', () => {
    const [, check] = /test: \[CMD, (.*)\]/.exec(services.get('site') ?? '') ?? []
    expect(read('Dockerfile')).toContain(JSON.stringify(check?.split(', ')).replaceAll(',', ', '))
  })

  it('finds the secrets that the script makes, which nobody else may read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
    const script = join(root, 'docs/guides/deploy/make-secrets.sh')
    try {
      execFileSync('sh', [script], { cwd: folder })
      const secret = (name: string) => readFileSync(join(folder, name), 'utf8')
      const named = Array.from(composed.matchAll(/(?<=file: |env_file: \[)secrets\/[\w.-]+/g), ([path]) => path)
      expect(named).toHaveLength(4)
      expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([])
      expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700)
      const database = new URL(secret('secrets/database-url'))
      expect(database.password).toBe(secret('secrets/database-password'))
      expect(database.password).toMatch(/^[0-9a-f]{48}$/)
      const files = new URL(secret('secrets/files-url'))
      expect(secret('secrets/storage.env')).toBe(
        `ROOT_ACCESS_KEY=${files.username}\nROOT_SECRET_KEY=${files.password}\n`,
      )
      expect([...services.keys()]).toEqual(expect.arrayContaining([database.hostname, files.hostname]))
      // a second time they stay what they are
      expect(() => execFileSync('sh', [script], { cwd: folder, stdio: 'pipe' })).toThrow('secrets')
      expect(secret('secrets/database-password')).toBe(database.password)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('gives nginx the configuration of the guide, for its own site and host', () => {
    const [, command = ''] =
      /^( *sed [\s\S]*?nginx\.conf)\n/m.exec(services.get('proxy')?.replace(/ > \S+/, '') ?? '') ?? []
    const guide = join(root, 'docs/guides/deploy/nginx.conf')
    const shell = command.replaceAll('$$', '$').replace('/etc/sitewright/nginx.conf', '"$GUIDE"')
    const env = { ...process.env, SITE_HOST: 'walks.example.net', GUIDE: guide }
    const made = execFileSync('sh', ['-ec', shell], { env, encoding: 'utf8' })
    expect(made).not.toMatch(/127\.0\.0\.1:3000|www\.example\.org|\[::\]/)
    expect(made.match(/server site:3000 /g)).toHaveLength(2)
    expect(made.match(/server_name walks\.example\.net;/g)).toHaveLength(2)
    expect(made).toContain('/etc/letsencrypt/live/walks.example.net/privkey.pem')
    expect(made.split('\n').length).toBe(readFileSync(guide, 'utf8').split('\n').length - 2)
  })
})
