import type { ListNewsroom, PageKindServer } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Identities } from './accounts/identities.ts'
import type { Span } from './access/keep-for-audience.ts'
import type { PageAccess } from './access/page-access.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Sessions } from './accounts/sessions.ts'
import type { Audit } from './audit/audit.ts'
import type { Changes } from './db/changes.ts'
import type { Database } from './db/database.ts'
import type { Reserve } from './db/reserve.ts'
import type { Seconds } from './db/schema.ts'
import type { Topic } from './db/topics.ts'
import type { DocumentNewsroom } from './documents/document-news.ts'
import type { Documents } from './documents/documents.ts'
import type { WorkingCopies } from './documents/working-copies.ts'
import type { FileStore } from './files/file-store.ts'
import type { ImageWork } from './files/image-work.ts'
import type { Library } from './files/library.ts'
import type { Renditions } from './files/rendition.ts'
import type { Sweep } from './files/sweep.ts'
import type { Uploads } from './files/upload-file.ts'
import type { HumanCheck } from './human-check/human-check.ts'
import type { ServicesForKind } from './kinds/kind-services.ts'
import type { EventDeliverer } from './kinds/deliver-events.ts'
import type { KindEvents } from './kinds/kind-events.ts'
import type { JobRunner } from './kinds/kind-jobs.ts'
import type { Maintenance } from './kinds/maintenance.ts'
import type { Languages } from './language/languages.ts'
import type { FirstPlace } from './settings/first-place.ts'
import type { SiteLanguage } from './settings/site-language.ts'
import type { MailService } from './mail/mail-service.ts'
import type { ExampleContents } from './example/example-content.ts'
import type { SiteOverview } from './overview/site-overview.ts'
import type { Metrics } from './metrics/site-metrics.ts'
import type { PageKinds } from './kinds/page-kinds.ts'
import type { OpenStreams } from './http/open-streams.ts'
import type { createBrokenLinks } from './pages/broken-links.ts'
import type { createContentSources } from './pages/content-sources.ts'
import type { EditedPage } from './pages/edited-page.ts'
import type { createPageContents } from './pages/page-contents.ts'
import type { PageHits } from './pages/page-hits.ts'
import type { PageFactsStore } from './pages/page-facts.ts'
import type { PageHistoryStore } from './pages/page-history.ts'
import type { SharePictures } from './share-pictures/share-pictures.ts'
import type { SubPages } from './pages/sub-pages.ts'
import type { PageSharingStore } from './pages/page-sharing.ts'
import type { createPages } from './pages/pages.ts'
import type { Presence } from './presence/presence.ts'
import type { PurgeQueue } from './purging/purge-queue.ts'
import type { Roles } from './roles/roles.ts'
import type { Search } from './search/search.ts'
import type { SubPageIndex } from './search/sub-page-index.ts'
import type { Icons } from './links/icons.ts'
import type { FontStore } from './look/fonts/uploaded-fonts.ts'
import type { Looks } from './look/looks.ts'
import type { createLinks } from './links/links.ts'
import type { Menu } from './menu/menu.ts'
import type { Routes } from './pages/routes.ts'
import type { SettingsStore } from './settings/settings.ts'
import type { Trash } from './trash/trash.ts'

export interface ServicesOptions {
  database: Database
  changes: Changes
  files: FileStore
  /** Where files lie while they are received and worked on; on the disk of `files` if they are on one. */
  uploadDir: string
  maxUploadMb: number
  kinds: readonly PageKindServer[]
  /** Milliseconds since 1970; tests set it. */
  clock: () => number
  log: FastifyBaseLogger
  /** Where the site is; without a trailing `/`. */
  publicUrl: string
  /** A mail server; without one emails become files in `mailDir`. */
  smtpUrl: string | undefined
  mailDir: string
  /** Where reCAPTCHA's answers are verified. */
  humanCheckUrl: string
  /** Where map tiles come from while the site has no maps key. */
  mapTiles: string
  /** Where places are searched for, with `{q}` in it. @default nowhere */
  geocoderUrl?: string | undefined
  /** @default English alone */
  languages?: Languages
  /** Days after which entries of the audit log are deleted. @default 365 */
  auditDays?: number
  /** Absent: no room is held back. */
  reserve?: Reserve
  /** Tells caches in front of the site what to forget; absent: there are none. */
  purges?: PurgeQueue | undefined
  /** Where it is counted what the server does; absent: in metrics of its own. */
  metrics?: Metrics
}

/** Everything that handlers use, made once for a server or a test. */
export interface Services extends SiteLanguage {
  database: Database
  changes: Changes
  files: FileStore
  library: Library
  uploads: Uploads
  renditions: Renditions
  images: ImageWork
  sweep: Sweep
  kinds: PageKinds
  clock: () => number
  /** The clock in whole seconds. */
  now: () => Seconds
  access: PageAccess
  sessions: Sessions
  identities: Identities
  accounts: Accounts
  roles: Roles
  mail: MailService
  humanCheck: HumanCheck
  settings: SettingsStore
  languages: Languages
  facts: PageFactsStore
  /** What stands at addresses below pages. */
  subPages: SubPages
  routes: Routes
  menu: Menu
  /** The time around now in which no page appears or disappears by itself. */
  publicationSpan: () => Promise<Span>
  icons: Icons
  links: ReturnType<typeof createLinks>
  /** How the site looks. */
  looks: Looks
  /** The fonts that were uploaded for looks. */
  fonts: FontStore
  pages: ReturnType<typeof createPages>
  sharing: PageSharingStore
  /** The pictures of shared pages for which none was chosen. */
  sharePictures: SharePictures
  /** Finds links of published contents that lead to nothing of the site. */
  brokenLinks: ReturnType<typeof createBrokenLinks>
  contents: ReturnType<typeof createPageContents>
  history: PageHistoryStore
  /** The versions of what is edited as a whole beside pages. */
  documents: Documents
  /** Tells their editors of each save. */
  documentNews: DocumentNewsroom
  /** Tells those who look at a list that it has changed. */
  listNews: ListNewsroom<Topic>
  /** The answers that go on until the server ends. */
  streams: OpenStreams
  /** A page for those who may edit it. */
  editedPage: EditedPage
  workingCopies: WorkingCopies
  hits: PageHits
  /** Who edits which page at the moment. */
  presence: Presence
  search: Search
  /** What the search knows of the addresses below pages. */
  subPageIndex: SubPageIndex
  /** The part that a page kind gets. */
  forKind: ServicesForKind
  maintenance: Maintenance
  /** Notes what page kinds are to be told of. */
  events: KindEvents
  /** Tells them. */
  eventDelivery: EventDeliverer
  /** What page kinds do at certain times. */
  jobs: JobRunner
  /** What was deleted and can be brought back. */
  trash: Trash
  /** Who changed what, and when. */
  audit: Audit
  /** What the site came with. */
  example: ExampleContents
  /** Where language and time zone of a new site come from. */
  firstPlace: FirstPlace
  /** What staff see first. */
  overview: SiteOverview
  /** Room on the disk for what has to work when that is full. */
  reserve: Reserve
  metrics: Metrics
  purges: PurgeQueue | undefined
  /** From where else than the site itself a person's documents may load something. */
  contentSources: ReturnType<typeof createContentSources>
}
