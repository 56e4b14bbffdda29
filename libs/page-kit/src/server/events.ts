import type { PageKindServices } from './services.ts'

/** A page as it was when something happened to it, whatever kind it is of. */
export interface PageEvent {
  pageId: number
  /** Its kind. */
  kind: string
  title: string
  /** Its shortcut, such as `huts`; '' for none. */
  url: string
}

/** A page that is published; seconds since 1970, null where it has no such limit. */
export interface PublishedPageEvent extends PageEvent {
  from: number | null
  until: number | null
}

/** What a kind can be told of, by name. */
export interface SiteEvents {
  /** A page was published, or of a published page the content or the properties were changed. It may be for some roles alone. */
  'page.published': PublishedPageEvent
  /** A published page was taken back. The end of its time is no event. */
  'page.unpublished': PageEvent
  'page.deleted': PageEvent
  /** It came back from the trash. */
  'page.restored': PageEvent
  'account.deleted': { accountId: number }
  'account.restored': { accountId: number }
  /** A file of the site. Files that go with a personal folder are not told one by one. */
  'file.deleted': { fileId: number }
  'file.restored': { fileId: number }
}

/** What a kind may be told of. */
export type SiteEventName = keyof SiteEvents

/** How an event comes. */
export interface EventDelivery {
  /** The same number each time that this event is delivered to this kind; a later one has a higher number. */
  id: number
  /** When it happened; milliseconds since 1970. */
  time: number
  /** 1 for the first time. */
  attempt: number
  /** Aborted when the server stops, or the handler takes longer than five minutes: the event is delivered again then. */
  signal: AbortSignal
}

/** A function for each event that a kind wants to be told of. */
export type EventHandlers = {
  [Name in SiteEventName]?: (
    services: PageKindServices,
    event: SiteEvents[Name],
    delivery: EventDelivery,
  ) => Promise<void>
}
