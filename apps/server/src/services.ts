import type { PageKindServer } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import { createIdentities, type Identities } from './accounts/identities.ts'
import type { Span } from './access/keep-for-audience.ts'
import { createPageAccess, type PageAccess } from './access/page-access.ts'
import { createAccounts, type Accounts } from './accounts/accounts.ts'
import { createPeople } from './accounts/people.ts'
import { createSessions, type Sessions } from './accounts/sessions.ts'
import { accountRestorer } from './accounts/trash-account.ts'
import { createAudit, type Audit } from './audit/audit.ts'
import type { Changes } from './db/changes.ts'
import type { Database } from './db/database.ts'
import { noReserve, type Reserve } from './db/reserve.ts'
import type { Seconds } from './db/schema.ts'
import { createDocumentNews, type DocumentNewsroom } from './documents/document-news.ts'
import { createDocumentStore } from './documents/document-store.ts'
import { createDocuments, type Documents } from './documents/documents.ts'
import { createWorkingCopies, type WorkingCopies } from './documents/working-copies.ts'
import { createLedger } from './files/file-store-ledger.ts'
import type { FileStore } from './files/file-store.ts'
import { createImageSizes } from './files/image-sizes.ts'
import { createImageWork, type ImageWork } from './files/image-work.ts'
import { createLibrary, type Library } from './files/library.ts'
import { createRenditions, type Renditions } from './files/rendition.ts'
import { createSweep, type Sweep } from './files/sweep.ts'
import { fileRestorers } from './files/trash-files.ts'
import { createOwnFiles } from './files/own-files.ts'
import { createUploads, type Uploads } from './files/upload-file.ts'
import { createHumanCheck, type HumanCheck } from './human-check/human-check.ts'
import { createKindServices, type ServicesForKind } from './kinds/kind-services.ts'
import { createMaintenance, type Maintenance } from './kinds/maintenance.ts'
import { createMailService, type MailService } from './mail/mail-service.ts'
import { createExampleContent, type ExampleContents } from './example/example-content.ts'
import { exampleRestorer } from './example/restore-example.ts'
import { createSiteOverview, type SiteOverview } from './overview/site-overview.ts'
import { createMetrics, type Metrics } from './metrics/site-metrics.ts'
import { addStoredMetrics } from './metrics/stored-metrics.ts'
import { pageKindsOf, permissionTitles, type PageKinds } from './kinds/page-kinds.ts'
import { createBrokenLinks } from './pages/broken-links.ts'
import { createContentSources } from './pages/content-sources.ts'
import { createEditedPage, type EditedPage } from './pages/edited-page.ts'
import { createPageContents } from './pages/page-contents.ts'
import { pageRows } from './pages/page-rows.ts'
import { createPageHits, type PageHits } from './pages/page-hits.ts'
import { createPageFacts, type PageFactsStore } from './pages/page-facts.ts'
import { createPageHistory, type PageHistoryStore } from './pages/page-history.ts'
import { createStoredPages } from './pages/stored-pages.ts'
import { createSharePictures, type SharePictures } from './share-pictures/share-pictures.ts'
import { createSubPages, type SubPages } from './pages/sub-pages.ts'
import { createPageSharing, type PageSharingStore } from './pages/page-sharing.ts'
import { createPages } from './pages/pages.ts'
import { createPresence, type Presence } from './presence/presence.ts'
import type { PurgeQueue } from './purging/purge-queue.ts'
import { createRoles, type Roles } from './roles/roles.ts'
import { createSearch, type Search } from './search/search.ts'
import { createSecrets } from './db/secrets.ts'
import { createIcons, type Icons } from './links/icons.ts'
import { createFontStore, type FontStore } from './look/fonts/uploaded-fonts.ts'
import { createLooks, type Looks } from './look/looks.ts'
import { createLinks } from './links/links.ts'
import { documentNouns } from './document-nouns.ts'
import { createMenu, type Menu } from './menu/menu.ts'
import { createPublicationSpan } from './pages/publication-span.ts'
import { pageRestorer } from './pages/restore-page.ts'
import { createRoutes, type Routes } from './pages/routes.ts'
import { createSettings, type SettingsStore } from './settings/settings.ts'
import { createTrash, type Trash } from './trash/trash.ts'

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
export interface Services {
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
  /** A page for those who may edit it. */
  editedPage: EditedPage
  workingCopies: WorkingCopies
  hits: PageHits
  /** Who edits which page at the moment. */
  presence: Presence
  search: Search
  /** The part that a page kind gets. */
  forKind: ServicesForKind
  maintenance: Maintenance
  /** What was deleted and can be brought back. */
  trash: Trash
  /** Who changed what, and when. */
  audit: Audit
  /** What the site came with. */
  example: ExampleContents
  /** What staff see first. */
  overview: SiteOverview
  /** Room on the disk for what has to work when that is full. */
  reserve: Reserve
  metrics: Metrics
  purges: PurgeQueue | undefined
  /** From where else than the site itself a person's documents may load something. */
  contentSources: ReturnType<typeof createContentSources>
}

export function createServices(options: ServicesOptions): Services {
  const { database, changes, files, kinds: list, clock, log, publicUrl } = options
  const now = () => Math.floor(clock() / 1000)
  const kinds = pageKindsOf(list)
  const access = createPageAccess(kinds)
  const sessions = createSessions({ database, now })
  const settings = createSettings(options)
  const facts = createPageFacts({ database, changes })
  const publicationSpan = createPublicationSpan({ database, changes, now })
  const metrics = options.metrics ?? createMetrics()
  addStoredMetrics(metrics.registry, {
    database,
    now,
    onError: (err) => log.warn({ err }, 'a metric could not be read'),
  })
  const audit = createAudit({
    database,
    now,
    log,
    days: options.auditDays ?? 365,
    onEvent: metrics.security,
    onLost: metrics.lostAuditEntries,
  })
  const icons = createIcons()
  const looks = createLooks({ database, changes, audit, now, log })
  const { letterColors } = looks
  const mail = createMailService({ ...options, settings, now, letterColors })
  const humanCheck = createHumanCheck({
    ...options,
    settings,
    secrets: createSecrets(database),
    now,
    verifyUrl: options.humanCheckUrl,
  })
  const ledger = createLedger({ database, files, now, log })
  const { removeDiscarded } = ledger
  const trash = createTrash({
    database,
    changes,
    audit,
    now,
    discard: ledger.discard,
    removeDiscarded,
    permissions: () => [...permissionTitles(kinds).keys()],
    restorers: () => ({
      page: pageRestorer({ kinds }),
      ...fileRestorers,
      account: accountRestorer(database),
      example: exampleRestorer(() => looks),
    }),
  })
  const images = createImageWork()
  const sharePictures = createSharePictures({ database, changes, kinds, files, images, letterColors, log })
  const upload = { folder: options.uploadDir, maxBytes: options.maxUploadMb * 1024 * 1024 }
  const presence = createPresence({
    changes,
    now,
    onError: (err) => log.warn({ err }, 'other servers could not be told who edits a page'),
  })
  const pageStore = createDocumentStore({
    changes,
    now,
    rows: pageRows,
    onSaved: ({ key, ...save }) => presence.saved({ pageId: key.id, ...save }),
  })
  const editedPage = createEditedPage({ access, facts, now })
  const imageSizes = createImageSizes(database.read)
  const contents = createPageContents({
    database,
    imageSizes,
    store: pageStore,
    editedPage,
    kinds,
    access,
    facts,
    audit,
    now,
    forKind: (kind) => forKind(kind),
  })
  const documents = createDocuments({ database, changes, nouns: documentNouns, now })
  const documentNews = createDocumentNews({
    ...{ database, changes, documents },
    onError: (err) => log.warn({ err }, 'editors could not be told of a save'),
  })
  const workingCopies = createWorkingCopies({ database, documents, assertMayEditPage: editedPage, now })
  const library = createLibrary({
    ...{ database, changes, kinds, access, settings, removeDiscarded, audit, trash, now },
    forKind: (kind) => forKind(kind),
  })
  const forKind = createKindServices({
    ...options,
    changes,
    contents,
    storedPages: createStoredPages(database),
    people: createPeople(database),
    listFiles: library.list,
    imageSizes,
    mail,
    humanCheck,
    settings,
    trash,
    letterColors,
    ownFiles: createOwnFiles({ files, ledger, images, log, maxBytes: upload.maxBytes }),
  })
  const subPages = createSubPages({ kinds, access, facts, now, forKind, log })
  const example = createExampleContent({ database, changes, kinds, looks, settings, ledger, trash, audit, now })
  return {
    database,
    changes,
    files,
    library,
    uploads: createUploads({ database, changes, kinds, ledger, images, ...upload, audit, now }),
    renditions: createRenditions({ database, files, ledger, images, log, clock }),
    images,
    sweep: createSweep({ folder: options.uploadDir, removeDiscarded, log }),
    kinds,
    clock,
    now,
    access,
    sessions,
    identities: createIdentities({ database, sessions }),
    accounts: createAccounts({
      database,
      changes,
      settings,
      outbox: mail,
      isDelivering: mail.isDelivering,
      humanCheck,
      audit,
      trash,
      log,
      now,
      publicUrl,
      letterColors,
    }),
    roles: createRoles({ database, changes, kinds, audit }),
    mail,
    humanCheck,
    settings,
    facts,
    subPages,
    routes: createRoutes({ database, changes, access, facts, settings, now, publicationSpan }),
    menu: createMenu({ database, changes, access, now, publicationSpan }),
    publicationSpan,
    icons,
    links: createLinks({ database, changes, icons }),
    looks,
    fonts: createFontStore({ database, changes, audit, now }),
    pages: createPages({ changes, kinds, audit, trash, now }),
    brokenLinks: createBrokenLinks({ database, kinds, now, publicUrl, subPages }),
    sharing: createPageSharing({ database, changes, facts, settings, pictures: sharePictures, audit }),
    sharePictures,
    contents,
    history: createPageHistory({ database, store: pageStore, kinds, audit, now }),
    presence,
    documents,
    documentNews,
    editedPage,
    workingCopies,
    hits: createPageHits({ database, now, onError: (err) => log.error({ err }, 'page views could not be written') }),
    search: createSearch({ database, kinds, access, now }),
    forKind,
    contentSources: createContentSources({ database, changes, kinds, access }),
    maintenance: createMaintenance({
      kinds,
      forKind,
      log,
      core: { 'audit log': audit.sweep, 'working copies': workingCopies.sweep, trash: trash.sweep },
    }),
    audit,
    example,
    overview: createSiteOverview({ database, changes, kinds, access, settings, looks, mail, example, audit, now }),
    trash,
    reserve: options.reserve ?? noReserve,
    purges: options.purges,
    metrics,
  }
}
