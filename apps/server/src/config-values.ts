import { canonicalLanguage, starterNames, type StarterName } from '@sitewright/api-client/contract'
import fs from 'node:fs'

/** A setting of the environment that cannot be used; the message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * An environment with the settings that stand in files: `NAME_FILE=/run/secrets/name` sets `NAME` to what is in that file,
 * as for secrets of containers and the credentials of systemd. A line break at its end does not count.
 *
 * @param names of the settings.
 * @throws {ConfigError} for a file that cannot be read, or a setting that is given in both ways.
 */
export function withFiles<Environment extends Readonly<Record<string, string | undefined>>>(
  environment: Environment,
  names: readonly string[],
): Environment {
  const read = names.flatMap((name) => {
    const file = environment[`${name}_FILE`]
    if (!file) return []
    if (environment[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: leave out one of them`)
    try {
      return [[name, fs.readFileSync(file, 'utf8').replace(/\r?\n$/, '')] as const]
    } catch (error) {
      throw new ConfigError(`${name}_FILE cannot be read: ${(error as Error).message}`)
    }
  })
  return { ...environment, ...Object.fromEntries(read) }
}

export function wholeNumber(name: string, text: string, { from, to }: { from: number; to: number }): number {
  const value = Number(text)
  if (!/^\d{1,15}$/.test(text) || value < from || value > to)
    throw new ConfigError(`${name} must be a whole number from ${from} to ${to}, not '${text}'`)
  return value
}

export function connections(name: string, text: string): number {
  return wholeNumber(name, text, { from: 1, to: 1_000_000 })
}

export function oneOf(name: string, text: string, allowed: readonly string[]): string {
  if (!allowed.includes(text)) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not '${text}'`)
  return text
}

export function onOff(name: string, text: string): boolean {
  return oneOf(name, text, ['on', 'off']) === 'on'
}

/** @returns undefined for none. */
export function starterSite(name: string, text: string): StarterName | undefined {
  const chosen = oneOf(name, text, ['on', 'off', ...starterNames])
  return chosen === 'on' ? starterNames[0] : starterNames.find((each) => each === chosen)
}

export function siteLanguage(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const language = canonicalLanguage(text)
  if (language === undefined)
    throw new ConfigError(`SITE_LANGUAGE must be a language tag, such as en-NZ, de or mi, not '${text}'`)
  return language
}

export function publicUrl(text: string): string {
  const url = URL.parse(text)
  const plain = url && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (!plain || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new ConfigError(`PUBLIC_URL must be an http or https address without a path, not '${text}'`)
  return url.origin
}

export function adminPassword(text: string | undefined): string | undefined {
  if (text !== undefined && Array.from(text).length < 8)
    throw new ConfigError('ADMIN_PASSWORD must have at least 8 characters')
  return text
}

export function metricsToken(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[!-~]{16,}$/.test(text))
    throw new ConfigError('METRICS_TOKEN must have 16 characters or more, without spaces')
  return text
}

export function purgeUrls(text: string | undefined): readonly string[] {
  const urls = (text ?? '').split(/\s+/).filter(Boolean)
  for (const url of urls)
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
      throw new ConfigError(`CACHE_PURGE_URL must be http or https addresses, not '${url}'`)
  return urls
}

export function purgeHeader(text: string | undefined): readonly [name: string, value: string] | undefined {
  if (text === undefined) return undefined
  const [, name, value] = /^([\w-]+): *([!-~][ -~]*)$/.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new ConfigError('CACHE_PURGE_HEADER must be a name and a value, as Authorization: Bearer …')
  return [name, value]
}

export function databaseUrl(text: string | undefined): string | undefined {
  const protocol = text === undefined ? undefined : URL.parse(text)?.protocol
  if (text !== undefined && protocol !== 'postgres:' && protocol !== 'postgresql:')
    throw new ConfigError('DATABASE_URL must be an address that starts with postgres://')
  return text
}

export function smtpUrl(text: string | undefined): string | undefined {
  const url = text === undefined ? undefined : URL.parse(text)
  if (text !== undefined && (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')))
    throw new ConfigError('SMTP_URL must be an address that starts with smtp:// or smtps:// and names a host')
  return text
}

export function filesUrl(text: string | undefined): string | undefined {
  const url = text === undefined ? undefined : URL.parse(text)
  const complete =
    url?.protocol === 's3:' && url.hostname && url.username && url.password && /^\/[^/]+/.test(url.pathname)
  if (text !== undefined && !complete)
    throw new ConfigError('FILES_URL must be an address like s3://key:secret@host/bucket')
  return text
}

export function humanCheckUrl(text: string): string {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new ConfigError(`HUMAN_CHECK_VERIFY_URL must be an http or https address, not '${text}'`)
  return url.href
}

/** It may have a key in it, so it is never repeated. */
export function geocoderUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const [one, other] = ['a', 'b'].map((words) => URL.parse(text.replaceAll('{q}', words)))
  const isHttp = one?.protocol === 'https:' || one?.protocol === 'http:'
  if (!isHttp || one?.origin !== other?.origin || one?.href === other?.href)
    throw new ConfigError('GEOCODER_URL must be an http or https address with {q} behind its host')
  return text
}

export function mapTiles(text: string): string {
  const protocol = URL.parse(text)?.protocol
  const complete = ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
  if (!complete || (protocol !== 'https:' && protocol !== 'http:'))
    throw new ConfigError(`MAP_TILES_URL must be an http or https address with {z}, {x} and {y} in it, not '${text}'`)
  return text
}
