import type { StarterName } from '@sitewright/api-client/contract'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  adminPassword,
  connections,
  databaseUrl,
  filesUrl,
  geocoderUrl,
  humanCheckUrl,
  mapTiles,
  metricsToken,
  onOff,
  oneOf,
  publicUrl,
  purgeHeader,
  purgeUrls,
  smtpUrl,
  siteLanguage,
  starterSite,
  wholeNumber,
  withFiles,
} from './config-values.ts'
import type { ConnectionLimits } from './http/limit-connections.ts'

export { ConfigError } from './config-values.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface Setting<Value> {
  /** As `docs/reference/configuration.md` shows it. */
  default: string
  description: string
  read: (text: string | undefined, environment: Environment) => Value
}

function setting<Value>(definition: Setting<Value>): Setting<Value> {
  return definition
}

/** Every setting, in the order of the reference page. All are optional. */
export const settings = {
  PORT: setting({
    default: '3000',
    description: 'TCP port to listen on; 0 takes a free one.',
    read: (text) => wholeNumber('PORT', text ?? '3000', { from: 0, to: 65_535 }),
  }),
  HOST: setting({
    default: '127.0.0.1',
    description: 'Network address to listen on; 0.0.0.0 for all.',
    read: (text) => text ?? '127.0.0.1',
  }),
  DATA_DIR: setting({
    default: './data',
    description: 'Folder of the database, the files and the emails that are not sent over SMTP.',
    read: (text) => path.resolve(text ?? 'data'),
  }),
  SITE_FOLDER: setting({
    default: 'DATA_DIR/site',
    description: 'Folder of the page kinds that were added to the site, and of its theme; read by builds.',
    read: (text, environment) => path.resolve(text ?? path.join(environment['DATA_DIR'] || 'data', 'site')),
  }),
  PUBLIC_URL: setting({
    default: 'http://localhost:PORT',
    description:
      "The site's address as visitors know it, used in links; if set, changes are accepted from this address only. With https, cookies are sent over https only.",
    read: (text, environment) => publicUrl(text ?? `http://localhost:${environment['PORT'] || '3000'}`),
  }),
  ADMIN_EMAIL: setting({
    default: 'admin@localhost',
    description: "The first administrator's email address. Read on the very first start only.",
    read: (text) => text ?? 'admin@localhost',
  }),
  ADMIN_PASSWORD: setting({
    default: 'generated',
    description:
      "The first administrator's password, at least 8 characters. Read on the very first start only. A generated one is printed at a terminal; else it is in DATA_DIR/first-login.",
    read: adminPassword,
  }),
  DATABASE_URL: setting({
    default: 'SQLite in DATA_DIR',
    description: 'A PostgreSQL database, as postgres://user:password@host/name.',
    read: databaseUrl,
  }),
  SMTP_URL: setting({
    default: 'what the Mail screen names, else emails become files in DATA_DIR/mail',
    description: 'A mail server, as smtp://user:password@host:587, or smtps:// for TLS from the start.',
    read: smtpUrl,
  }),
  HUMAN_CHECK_VERIFY_URL: setting({
    default: 'https://www.google.com/recaptcha/api/siteverify',
    description: 'Where answers of reCAPTCHA are verified; its script is loaded from the same host.',
    read: (text) => humanCheckUrl(text ?? 'https://www.google.com/recaptcha/api/siteverify'),
  }),
  MAP_TILES_URL: setting({
    default: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    description: 'Where map tiles come from while the site has no maps key.',
    read: (text) => mapTiles(text ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  }),
  GEOCODER_URL: setting({
    default: 'none; maps have no search',
    description:
      "Where the editors' search for the places of a map is sent, with {q} in the place of the words, as https://nominatim.example/search?format=jsonv2&q={q}; the server asks it, which has to answer as Nominatim or Photon do.",
    read: geocoderUrl,
  }),
  FILES_URL: setting({
    default: 'DATA_DIR/files',
    description:
      'S3-compatible storage of the files, as s3://key:secret@host/bucket?region=…, with &tls=off for plain HTTP.',
    read: filesUrl,
  }),
  MAX_UPLOAD_MB: setting({
    default: '100',
    description: 'The largest file that can be uploaded, in megabytes.',
    read: (text) => wholeNumber('MAX_UPLOAD_MB', text ?? '100', { from: 1, to: 100_000 }),
  }),
  TRUST_PROXY: setting({
    default: 'off',
    description: "Whether a proxy in front sends the visitor's address in X-Forwarded-For: on or off.",
    read: (text) => onOff('TRUST_PROXY', text ?? 'off'),
  }),
  MAX_CONNECTIONS: setting({
    default: '10000',
    description: 'The maximum number of open connections.',
    read: (text) => connections('MAX_CONNECTIONS', text ?? '10000'),
  }),
  MAX_CONNECTIONS_PER_ADDRESS: setting({
    default: '256, or MAX_CONNECTIONS with TRUST_PROXY',
    description: "Of these, connections from one network address; a proxy's count for all visitors.",
    read: (text, environment) => {
      const shared = environment['TRUST_PROXY'] === 'on' ? environment['MAX_CONNECTIONS'] || '10000' : '256'
      return connections('MAX_CONNECTIONS_PER_ADDRESS', text ?? shared)
    },
  }),
  CACHE_PURGE_URL: setting({
    default: 'none; only browsers keep pages',
    description:
      'Where caches in front of the site are told which pages to forget: http or https addresses, separated by spaces.',
    read: purgeUrls,
  }),
  CACHE_PURGE_HEADER: setting({
    default: 'none',
    description: 'What they want to see then, as `Authorization: Bearer …` or `Fastly-Key: …`.',
    read: purgeHeader,
  }),
  METRICS_TOKEN: setting({
    default: 'none; /metrics is off',
    description:
      'The token that Prometheus sends as `Authorization: Bearer …` to read /metrics; 16 characters or more.',
    read: metricsToken,
  }),
  AUDIT_DAYS: setting({
    default: '365',
    description: 'Days after which entries of the audit log are deleted.',
    read: (text) => wholeNumber('AUDIT_DAYS', text ?? '365', { from: 1, to: 36_500 }),
  }),
  LOG_LEVEL: setting({
    default: 'info',
    description: 'The least important messages to log: trace, debug, info, warn, error, fatal or silent.',
    read: (text) => oneOf('LOG_LEVEL', text ?? 'info', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  }),
  STARTER_SITE: setting({
    default: 'on',
    description:
      'The small site that the very first start creates: walking-club, lodge or school; on is the walking club, off is none.',
    read: (text) => starterSite('STARTER_SITE', text ?? 'on'),
  }),
  SITE_LANGUAGE: setting({
    default: "that of the administrator's browser",
    description:
      'The language of a new site, as a tag such as en-NZ, de or mi. Read on the very first start only. Without it, language and time zone are taken from the browser in which an administrator opens Start first.',
    read: siteLanguage,
  }),
} as const

type Settings = typeof settings
type Values = { [Name in keyof Settings]: ReturnType<Settings[Name]['read']> }

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Of the page kinds that were added and of the theme; it may be absent. */
  siteFolder: string
  /** Without a trailing `/`. */
  publicUrl: string
  /** True if PUBLIC_URL was set: the site is then known under this address alone. */
  hasPublicUrl: boolean
  adminEmail: string
  /** Undefined: generate one. */
  adminPassword: string | undefined
  databaseUrl: string | undefined
  /** Undefined: emails become files. */
  smtpUrl: string | undefined
  humanCheckUrl: string
  /** Where the pictures of maps come from, with `{z}`, `{x}` and `{y}` in it. */
  mapTiles: string
  /** Where places are searched for, with `{q}` in it; undefined: nowhere. */
  geocoderUrl: string | undefined
  /** Undefined: files lie in the data folder. */
  filesUrl: string | undefined
  maxUploadMb: number
  trustProxy: boolean
  connections: ConnectionLimits
  /** Where the caches in front of the site are told what to forget; none if there are none. */
  cachePurgeUrls: readonly string[]
  cachePurgeHeader: readonly [name: string, value: string] | undefined
  /** Undefined: nobody may read the metrics. */
  metricsToken: string | undefined
  auditDays: number
  logLevel: string
  /** Undefined: the site begins empty. */
  starterSite: StarterName | undefined
  /** As `canonicalLanguage` gives it; undefined: that of the administrator's browser. */
  siteLanguage: string | undefined
}

/**
 * @param given the environment, where `NAME_FILE` may name a file that has the setting.
 * @throws {ConfigError} naming the first setting that cannot be used.
 */
export function readConfig(given: Environment): Config {
  const environment = withFiles(given, Object.keys(settings))
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, { read }]) => [name, read(environment[name] || undefined, environment)]),
  ) as Values
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    siteFolder: values.SITE_FOLDER,
    publicUrl: values.PUBLIC_URL,
    hasPublicUrl: Boolean(environment['PUBLIC_URL']),
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    humanCheckUrl: values.HUMAN_CHECK_VERIFY_URL,
    mapTiles: values.MAP_TILES_URL,
    geocoderUrl: values.GEOCODER_URL,
    filesUrl: values.FILES_URL,
    maxUploadMb: values.MAX_UPLOAD_MB,
    trustProxy: values.TRUST_PROXY,
    connections: { all: values.MAX_CONNECTIONS, perAddress: values.MAX_CONNECTIONS_PER_ADDRESS },
    cachePurgeUrls: values.CACHE_PURGE_URL,
    cachePurgeHeader: values.CACHE_PURGE_HEADER,
    metricsToken: values.METRICS_TOKEN,
    auditDays: values.AUDIT_DAYS,
    logLevel: values.LOG_LEVEL,
    starterSite: values.STARTER_SITE,
    siteLanguage: values.SITE_LANGUAGE,
  }
}

/** The folder of this app; its code may run from `src/` or, bundled, from `dist/`. */
export const serverDir = path.resolve(import.meta.dirname, '..')

/** The folder of an app beside this one, where its build is. */
export function siblingApp(name: string): string {
  return path.resolve(serverDir, '..', name)
}

/** The address to import a built file by. */
export function fileUrl(file: string): string {
  return pathToFileURL(file).href
}
