import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, settings } from './config.ts'

describe('configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      siteFolder: path.resolve('data/site'),
      publicUrl: 'http://localhost:3000',
      hasPublicUrl: false,
      adminEmail: 'admin@localhost',
      adminPassword: undefined,
      databaseUrl: undefined,
      smtpUrl: undefined,
      humanCheckUrl: 'https://www.google.com/recaptcha/api/siteverify',
      mapTiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      geocoderUrl: undefined,
      filesUrl: undefined,
      maxUploadMb: 100,
      trustProxy: false,
      connections: { all: 10_000, perAddress: 256 },
      cachePurgeUrls: [],
      cachePurgeHeader: undefined,
      metricsToken: undefined,
      auditDays: 365,
      logLevel: 'info',
      starterSite: 'walking-club',
      siteLanguage: undefined,
    })
  })

  it('knows each starter site by its name, and the walking club also as on', () => {
    const chosen = ['on', 'off', 'walking-club', 'lodge', 'school'].map(
      (name) => readConfig({ STARTER_SITE: name }).starterSite,
    )
    expect(chosen).toEqual(['walking-club', undefined, 'walking-club', 'lodge', 'school'])
    expect(() => readConfig({ STARTER_SITE: 'castle' })).toThrow(
      "STARTER_SITE must be one of on, off, walking-club, lodge, school, not 'castle'",
    )
  })

  it('writes the language of a new site properly, and refuses what is none', () => {
    expect(readConfig({ SITE_LANGUAGE: 'DE-at' }).siteLanguage).toBe('de-AT')
    expect(() => readConfig({ SITE_LANGUAGE: 'German' })).toThrow(
      "SITE_LANGUAGE must be a language tag, such as en-NZ, de or mi, not 'German'",
    )
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
  })

  it('reads a setting from the file that is named for it, without the line break at its end', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'config-'))
    const file = path.join(folder, 'url')
    writeFileSync(file, 'postgres://site:secret@localhost/site\n')
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://site:secret@localhost/site')
    writeFileSync(file, 'mysql://site:secret@localhost/site')
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(/^DATABASE_URL must be /)
    expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://localhost/site' })).toThrow(
      'DATABASE_URL and DATABASE_URL_FILE are both set: leave out one of them',
    )
    rmSync(folder, { recursive: true })
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(/^DATABASE_URL_FILE cannot be read: ENOENT/)
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(ConfigError)
  })

  it('follows PORT in the public address', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    const given = readConfig({ PORT: '8080', PUBLIC_URL: 'https://example.org/' })
    expect([given.publicUrl, given.hasPublicUrl]).toEqual(['https://example.org', true])
  })

  it('does not limit connections by address behind a proxy, unless configured', () => {
    const proxied = { TRUST_PROXY: 'on', MAX_CONNECTIONS: '5000' }
    expect(readConfig(proxied).connections).toEqual({ all: 5000, perAddress: 5000 })
    expect(readConfig({ ...proxied, MAX_CONNECTIONS_PER_ADDRESS: '9' }).connections.perAddress).toBe(9)
  })

  it.each(['smtp://mail.example.org', 'smtps://site:p%40ss@mail.example.org:465', 'smtp://[::1]:2525?requireTLS=true'])(
    'takes %s for a mail server as it is',
    (url) => {
      expect(readConfig({ SMTP_URL: url }).smtpUrl).toBe(url)
    },
  )

  it('accepts a mirror of reCAPTCHA', () => {
    const url = 'https://www.recaptcha.net/recaptcha/api/siteverify'
    expect(readConfig({ HUMAN_CHECK_VERIFY_URL: url }).humanCheckUrl).toBe(url)
  })

  it.each([
    's3://key:s%2Fcret@s3.eu-west-1.amazonaws.com/site?region=eu-west-1',
    's3://key:secret@127.0.0.1:9000/site/files?tls=off',
  ])('accepts %s as a storage unchanged', (url) => {
    expect(readConfig({ FILES_URL: url }).filesUrl).toBe(url)
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://example.org/sub'],
    ['ADMIN_PASSWORD', 'short'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'nonsense'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'mail.example.org:587'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['SMTP_URL', 'smtp:'],
    ['HUMAN_CHECK_VERIFY_URL', 'www.google.com'],
    ['HUMAN_CHECK_VERIFY_URL', 'ftp://www.google.com/'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['MAP_TILES_URL', 'tiles/{z}/{x}/{y}.png'],
    ['GEOCODER_URL', 'https://places.example/search'],
    ['GEOCODER_URL', 'https://{q}.example/search'],
    ['GEOCODER_URL', 'file:///places?q={q}'],
    ['FILES_URL', '/srv/files'],
    ['FILES_URL', 'https://key:secret@host/site'],
    ['FILES_URL', 's3://host/site'],
    ['FILES_URL', 's3://key@host/site'],
    ['FILES_URL', 's3://key:secret@host'],
    ['FILES_URL', 's3://key:secret@host/'],
    ['MAX_UPLOAD_MB', '0'],
    ['MAX_UPLOAD_MB', '1.5'],
    ['MAX_UPLOAD_MB', '100MB'],
    ['TRUST_PROXY', 'yes'],
    ['METRICS_TOKEN', 'too short'],
    ['METRICS_TOKEN', 'two words of many letters'],
    ['AUDIT_DAYS', '0'],
    ['AUDIT_DAYS', 'a year'],
    ['LOG_LEVEL', 'loud'],
    ['STARTER_SITE', '1'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`))
  })

  it('never repeats a password or the address of a database, a mail server or a storage in the message', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
    expect(() => readConfig({ GEOCODER_URL: 'https://h/?key=hunter2' })).toThrow(/^(?!.*hunter2)/)
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@h/x' })).toThrow(/^(?!.*hunter2)/)
    expect(() => readConfig({ SMTP_URL: 'http://u:hunter2@h' })).toThrow(/^(?!.*hunter2)/)
    expect(() => readConfig({ FILES_URL: 'https://u:hunter2@h/site' })).toThrow(/^(?!.*hunter2)/)
    expect(() => readConfig({ METRICS_TOKEN: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
  })

  it('describes every setting', () => {
    for (const setting of Object.values(settings)) expect(setting.description).toMatch(/\.$|\.\)$/)
  })
})
