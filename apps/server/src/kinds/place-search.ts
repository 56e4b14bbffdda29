import type { FoundPlace, PageKindServices } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import { fail } from '../errors.ts'

/** Milliseconds that the search may take. */
const searchTimeout = 5000
/** Bytes of its answer. */
const maxAnswerBytes = 1_000_000
/** Places that are told. */
const maxPlaces = 8
/** Characters of a name. */
const maxNameLength = 300

export interface PlaceSearchOptions {
  /** With `{q}` in the place of the words; undefined: there is no search. */
  geocoderUrl?: string | undefined
  /** Searches want to know who asks. */
  publicUrl: string
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Searches for places where anyone who runs the site has said, and nowhere else: no redirect is followed. */
export function createPlaceSearch({ geocoderUrl, publicUrl, log }: PlaceSearchOptions): PageKindServices['places'] {
  async function ask(address: string): Promise<unknown> {
    const answer = await fetch(address, {
      headers: { accept: 'application/json', 'user-agent': `Sitewright (${publicUrl})` },
      redirect: 'error',
      signal: AbortSignal.timeout(searchTimeout),
    })
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel()
      throw new Error(`It answered ${answer.status}`)
    }
    return JSON.parse(await textOf(answer.body)) as unknown
  }

  return {
    isOn: geocoderUrl !== undefined,
    async find(words) {
      if (geocoderUrl === undefined) return []
      try {
        return placesIn(await ask(geocoderUrl.replaceAll('{q}', encodeURIComponent(words))))
      } catch (error) {
        log.error({ err: error }, 'places could not be searched for at GEOCODER_URL')
        fail('placesUnavailable')
      }
    },
  }
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  // leaving the loop ends the answer
  for await (const part of body) {
    size += part.length
    if (size > maxAnswerBytes) throw new Error('Its answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** The places in an answer of Nominatim, a list, or of Photon, a GeoJSON `FeatureCollection`; what is none is left out. */
function placesIn(answer: unknown): FoundPlace[] {
  const { features } = fieldsOf(answer)
  const found = Array.isArray(answer)
    ? answer.map(ofNominatim)
    : Array.isArray(features)
      ? features.map(ofPhoton)
      : undefined
  if (!found) throw new Error('Its answer is neither a list nor has it features')
  return found.filter((each) => each !== undefined).slice(0, maxPlaces)
}

function ofNominatim(entry: unknown): FoundPlace | undefined {
  const { display_name, lat, lon } = fieldsOf(entry)
  return place(textIn(display_name), lat, lon)
}

function ofPhoton(feature: unknown): FoundPlace | undefined {
  const { geometry, properties } = fieldsOf(feature)
  const { coordinates } = fieldsOf(geometry)
  const [lng, lat] = Array.isArray(coordinates) ? (coordinates as unknown[]) : []
  const { display_name, label, name, street, city, state, country } = fieldsOf(properties)
  const parts = [name, street, city, state, country].map(textIn).filter((part) => part !== '')
  return place(textIn(display_name) || textIn(label) || [...new Set(parts)].join(', '), lat, lng)
}

function place(words: string, latitude: unknown, longitude: unknown): FoundPlace | undefined {
  const name = words
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength)
  const [lat, lng] = [degreesIn(latitude), degreesIn(longitude)]
  return name !== '' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { name, lat, lng } : undefined
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** A number, also one written as text; NaN for anything else. */
function degreesIn(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN
}
