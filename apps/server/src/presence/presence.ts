import type { PresenceEvent } from '@sitewright/api-client'
import type { EventFeed, EventListener, Identity } from '@sitewright/page-kit/server'
import { randomUUID } from 'node:crypto'
import type { Changes } from '../db/changes.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import { readNote, writeNote, type Note, type Person } from './presence-note.ts'

export interface PresenceOptions {
  changes: Pick<Changes, 'tell' | 'hear'>
  now: () => Seconds
  onError: (error: unknown) => void
}

export interface SavedPage {
  pageId: number
  version: number
  who: Identity
}

/**
 * Who edits which page at the moment, on all servers of the site. Nothing of it is stored, so that servers tell each other
 * by notes: `changes.subscribe` says that something which can be read is different by now, and here there is nothing to read.
 */
export interface Presence {
  /** Has somebody take part in the editing of a page. @throws {RefusedError} 429 where they do so too often already. */
  join: (page: { id: number; who: Identity }) => EventFeed<PresenceEvent>
  /** Tells the editors of a page that it was saved. */
  saved: (save: SavedPage) => void
}

/**
 * How many may take part on this server at once: one person's few, since without HTTP/2 a browser has six connections to
 * a site, and each takes one of them.
 */
export const presenceLimits = { perAccount: 4, all: 1000 }

/** Seconds after which another server that says nothing is gone, and between two times that it says something. */
const presenceLease = { lasts: 60, renewed: 20 }

interface Participant extends Person {
  pageId: number
  listener: EventListener<PresenceEvent>
}

export function createPresence({ changes, now, onError }: PresenceOptions): Presence {
  const self = randomUUID()
  const here = new Set<Participant>()
  /** By page and server. */
  const elsewhere = new Map<number, Map<string, { people: Person[]; until: Seconds }>>()
  let renewal: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()

  const onPage = (pageId: number) => [...here].filter((each) => each.pageId === pageId)

  function eventFor(me: Participant, saved?: Note['saved']): PresenceEvent {
    const servers = [...(elsewhere.get(me.pageId)?.values() ?? [])].filter(({ until }) => until > now())
    const others = [
      ...onPage(me.pageId).filter((each) => each !== me),
      ...servers.flatMap(({ people }) => people),
    ].sort((one, other) => one.since - other.since)
    // somebody in several windows is one person
    const people = [...new Map(others.map((person) => [person.account, person])).values()]
    return {
      people: people.map(({ name, since, account }) => ({ name, since, own: account === me.account })),
      ...(saved && { saved: { by: saved.by, own: saved.account === me.account, version: saved.version } }),
    }
  }

  function inform(pageId: number, saved?: Note['saved']): void {
    for (const each of onPage(pageId)) each.listener.send(eventFor(each, saved))
  }

  /** One after the other: over several connections, what was said first may be heard last. */
  function tell(note: Omit<Note, 'from'>): void {
    turn = turn.then(() => changes.tell(writeNote({ from: self, ...note }))).catch(onError)
  }

  function announce(pageId: number): void {
    tell({ page: pageId, people: onPage(pageId).map(({ account, name, since }) => ({ account, name, since })) })
  }

  /** Says again who is here, and forgets servers that did not. */
  function renew(): void {
    for (const pageId of new Set([...here].map((each) => each.pageId))) announce(pageId)
    for (const [pageId, servers] of elsewhere) {
      const gone = [...servers].filter(([, { until }]) => until <= now())
      for (const [server] of gone) servers.delete(server)
      if (servers.size === 0) elsewhere.delete(pageId)
      if (gone.length > 0) inform(pageId)
    }
  }

  function hear(text: string): void {
    const note = readNote(text)
    if (!note || note.from === self) return
    const isNews = note.people ? rememberElsewhere(note.page, note.from, note.people) : false
    if (note.asks && onPage(note.page).length > 0) announce(note.page)
    if (isNews || note.saved) inform(note.page, note.saved)
  }

  /** @returns true if it was not known. */
  function rememberElsewhere(page: number, server: string, people: Person[]): boolean {
    const servers = elsewhere.get(page) ?? new Map<string, { people: Person[]; until: Seconds }>()
    const known = servers.get(server)?.people ?? []
    if (people.length > 0) servers.set(server, { people, until: now() + presenceLease.lasts })
    else servers.delete(server)
    if (servers.size > 0) elsewhere.set(page, servers)
    else elsewhere.delete(page)
    return JSON.stringify(known) !== JSON.stringify(people)
  }
  changes.hear(hear)

  function leave(participant: Participant): void {
    if (!here.delete(participant)) return
    if (here.size === 0) clearInterval(renewal)
    inform(participant.pageId)
    announce(participant.pageId)
  }

  return {
    join({ id, who }) {
      const account = who.account ?? fail('notLoggedIn')
      const own = [...here].filter((each) => each.account === account.id)
      if (own.length >= presenceLimits.perAccount || here.size >= presenceLimits.all) fail('tooManyAttempts')
      return (listener) => {
        const participant = { pageId: id, account: account.id, name: account.name, since: now(), listener }
        if (here.size === 0) renewal = setInterval(renew, presenceLease.renewed * 1000).unref()
        here.add(participant)
        inform(id)
        announce(id)
        tell({ page: id, asks: true })
        return () => leave(participant)
      }
    },
    saved({ pageId, version, who }) {
      const saved = { by: who.account?.name ?? '', account: who.account?.id ?? 0, version }
      inform(pageId, saved)
      tell({ page: pageId, saved })
    },
  }
}
