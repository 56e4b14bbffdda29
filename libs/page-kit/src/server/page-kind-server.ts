import type { Told } from '@sitewright/messages'
import type { CallTable, CallTypes, KindPicture } from '@sitewright/api-client/contract'
import type { HtmlHeading } from '@sitewright/html/server'
import type { Kysely, Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ExtensionPoint } from '../contributions/extension-point.ts'
import type { AnyKindSettings } from '../content/kind-settings.ts'
import type { PageKindManifest } from '../manifest.ts'
import type { ContentSource } from './content-source.ts'
import type { EventHandlers } from './events.ts'
import type { KindJobs } from './jobs.ts'
import type { CallContext, Identity } from './identity.ts'
import type { DocumentsOfKind } from './kind-document.ts'
import { settingsCalls, settingsHandlers } from './kind-settings.ts'
import type { PageKindServices } from './services.ts'
import type { SubAddresses } from './sub-addresses.ts'

/** A function for each declared call; the server adds validation, the guard and the errors. */
export type Handlers<T extends CallTable, Context = CallContext> = {
  [Key in keyof T]: (
    input: CallTypes<T>[Key]['input'],
    context: Context,
  ) => AnswerOf<T, Key> | Promise<AnswerOf<T, Key>>
}

type AnswerOf<T extends CallTable, Key extends keyof T> = T[Key] extends { stream: true }
  ? EventFeed<CallTypes<T>[Key]['reply']>
  : CallTypes<T>[Key]['reply']

/** What listens to the events of a call that is declared as a stream. */
export interface EventListener<Event> {
  send: (event: Event) => void
  /** There is nothing more to come. */
  end: () => void
}

/** Begins to send events to a listener. @returns what ends it; afterwards nothing is sent. */
export type EventFeed<Event> = (listener: EventListener<Event>) => () => void

/** The server half of a page kind: the default export of its package's `./server`. Only the first four are required. */
export interface PageKindServer<T extends CallTable = CallTable> {
  manifest: PageKindManifest
  /** A sketch of such a page, for the New Page dialog. It is no part of the manifest, which visitors load. Absent: a blank sheet. */
  picture?: KindPicture
  /** The content of a new page. */
  blank: () => string
  /**
   * Makes a content fit to be stored and shown to anyone. The server itself calls it, so that nothing is stored without:
   * for what an editor saves, published or draft, and for what a restore, a replacement, a clone or an import brings.
   * What it gave out it must give out again, unchanged.
   *
   * @throws {RefusedError} 400 when it is no content of this kind.
   */
  clean: (content: string) => string
  /** The readable words of a content, for search and descriptions. */
  text: (content: string) => string
  /**
   * The headings that readers see of a content, in their order, with the ids that they have on the page: `headingsIn` for
   * a page of one text that `PageText` shows as `named`. Those without words are passed over. Absent: no link can be made
   * to a heading from elsewhere.
   */
  headings?: (content: string) => readonly HtmlHeading[]
  /**
   * What is published of a cleaned content, if that is not all of it, such as a form without what was typed into it. It
   * must still be clean. `time` is in milliseconds since 1970. Drafts are stored without it.
   */
  forPublishing?: (content: string, time: number) => string
  /**
   * A stored content with what it lacks and the site knows, such as the sizes of pictures that were written by a call, or
   * came from an older version. Asked about a content each time that it is read, before `forReader`, and when it is imported:
   * it has to be quick for one that lacks nothing. Absent: it is read as it is stored.
   */
  complete?: (content: string, site: SiteFacts) => Promise<string>
  /** What this person may have of a content, the active one or, for editors, the draft. Absent: all of it. */
  forReader?: (content: string, who: Identity) => string
  /**
   * Answers get-content with an object of the kind's own, for a kind whose content is in its own tables. Only asked
   * about pages that this person may open. Visitors see the page as it was until a write touches what it `dependsOn`.
   *
   * @throws {RefusedError} answered as a call's refusal is.
   */
  answer?: (services: PageKindServices, page: PageAsked) => Promise<Readonly<Record<string, unknown>>>
  /**
   * What a page is made of besides its content: topics of the kind's own, as `write` touches them. The page is then kept
   * until one of these is touched, its content is saved, `pages.change` names it, or what is set for the whole site changes.
   * So it may show, by `answer` or by calls of the kind that `load` makes, nothing else than that and what these topics stand
   * for. Absent, and for a page that shows more, such as the files of a folder or what another kind's call tells: such a page
   * is made again after any change of the site.
   */
  dependsOn?: (services: PageKindServices, page: PageAsked) => readonly string[] | Promise<readonly string[]>
  /** What stands at addresses below its pages, of a kind whose manifest declares `subAddresses`. */
  subAddresses?: SubAddresses
  /**
   * Ids of the files that a content names by number, so that their uses are known. Addresses of files that are in the
   * content (`file-get.php?id=`) are found without it. Asked about what `clean` let pass.
   */
  files?: (content: string) => readonly number[]
  /**
   * Ids of the files that readers see as pictures in a content, in their order, as far as it names them: the first that
   * everybody may see represents the page where it is shared. Asked about what `forReader` gives to visitors. Absent: those of
   * its images (`picturesIn`).
   */
  pictures?: (content: string) => readonly number[]
  /**
   * Contents that the kind keeps in its own tables, such as templates, at least those that hold a text: files that they
   * name are in use. The kind's editors and file managers are told of them.
   */
  otherContents?: (services: PageKindServices, text: string) => Promise<readonly OtherContent[]>
  /**
   * From where else than the site itself pages of this kind load something: `all` that any content may need, for those
   * who edit, and what one content needs. Absent: from nowhere else.
   */
  sources?: { all: readonly ContentSource[]; of: (content: string) => readonly ContentSource[] }
  /** Tables of the kind's own, by names that sort in the order they are to run. */
  migrations?: Readonly<Record<string, Migration>>
  /** The calls this kind adds, and what answers them. */
  calls?: T
  handlers?: (services: PageKindServices) => Handlers<T>
  /**
   * Asked about each upload to a call of this kind before any byte of the file is taken, with the parts before it: how
   * many bytes it may have. Absent: as many as the site allows.
   *
   * @throws {RefusedError} where it is not to be taken; the rest of the body is not read then.
   */
  admitUpload?: (
    services: PageKindServices,
  ) => (fields: ReadonlyMap<string, string>, context: CallContext) => Promise<number>
  /** Addresses that answer a document instead of JSON. */
  documents?: DocumentsOfKind
  /** What their `did` can be, so that the audit log tells it in the language of its reader. */
  documentsDid?: readonly Told[]
  /**
   * What is set once for all pages of the kind, see `defineSettings`. `definePageKindServer` adds the calls by which they are
   * read and saved.
   */
  settings?: AnyKindSettings
  /**
   * What the kind does when something happens on the site, once that is committed. An event is delivered at least once, on
   * one of several servers, and again for about two days while its handler fails; so a handler must not mind to be called twice.
   * Mostly they come in their order. An error is logged, and hinders neither other events nor other kinds.
   */
  events?: EventHandlers
  /** What the kind does at certain times, on one server of the site, such as an import every hour. */
  jobs?: KindJobs
  /** What is to be done now and then while the server runs, such as removing what is old; asked for once an hour. */
  maintenance?: (services: PageKindServices) => Promise<void>
  /** Where other packages add to the kind; see `createExtensionPoint`. */
  extensionPoints?: readonly ExtensionPoint[]
}

/** A content that is no page's. */
export interface OtherContent {
  /** What to call it, such as `Template ‘Huts’`. */
  title: string
  content: string
}

/** What the site tells to complete a content. */
export interface SiteFacts {
  imageSizes: PageKindServices['files']['imageSizes']
  /** Who reads it: they are told no more than they may know. */
  who: Identity
}

/** The page that is asked for, and who asks. */
export interface PageAsked {
  id: number
  who: Identity
  /** What follows the address of the page where it is asked for below it; absent at the page itself. */
  below?: string
}

/** Declares the server half: checks its types, and adds the calls of its `settings`. */
export function definePageKindServer<T extends CallTable>(kind: PageKindServer<T>): PageKindServer<T> {
  const { manifest, settings, calls, handlers } = kind
  if (!settings) return kind
  if (settings.kind !== manifest.kind) throw new Error(`These are settings of '${settings.kind}'`)
  return {
    ...kind,
    calls: { ...(calls as T), ...settingsCalls(manifest, settings) },
    handlers: (services) => ({ ...(handlers?.(services) as Handlers<T>), ...settingsHandlers(settings, services) }),
  }
}

/** A page kind's own tables are reached through the same database. */
export type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>

/** A transaction of the database, whatever tables it knows. */
export type AnyTransaction = Transaction<Record<string, Record<string, unknown>>>
