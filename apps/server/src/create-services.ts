import { createListNews, type ListNewsroom } from '@sitewright/page-kit/server'
import { createIdentities } from './accounts/identities.ts'
import { createPageAccess } from './access/page-access.ts'
import { createAccounts } from './accounts/accounts.ts'
import { createPeople } from './accounts/people.ts'
import { createSessions } from './accounts/sessions.ts'
import { accountRestorer } from './accounts/trash-account.ts'
import { createAudit } from './audit/audit.ts'
import { noReserve } from './db/reserve.ts'
import type { Topic } from './db/topics.ts'
import { createDocumentNews } from './documents/document-news.ts'
import { createDocumentStore } from './documents/document-store.ts'
import { createDocuments } from './documents/documents.ts'
import { createWorkingCopies } from './documents/working-copies.ts'
import { createLedger } from './files/file-store-ledger.ts'
import { createFilesByIds } from './files/files-by-ids.ts'
import { createImageSizes } from './files/image-sizes.ts'
import { createImageWork } from './files/image-work.ts'
import { createLibrary } from './files/library.ts'
import { createRenditions } from './files/rendition.ts'
import { createSweep } from './files/sweep.ts'
import { fileRestorers } from './files/trash-files.ts'
import { createOwnFiles } from './files/own-files.ts'
import { createUploads } from './files/upload-file.ts'
import { createOpenStreams } from './http/open-streams.ts'
import { createHumanCheck } from './human-check/human-check.ts'
import { createKindServices, type ServicesForKind } from './kinds/kind-services.ts'
import { createEventDelivery } from './kinds/deliver-events.ts'
import { createKindEvents, tellingRestorers, tellingTrash } from './kinds/kind-events.ts'
import { createKindJobs } from './kinds/kind-jobs.ts'
import { createKindSettings, kindSettingsNouns } from './kinds/kind-settings.ts'
import { createMaintenance } from './kinds/maintenance.ts'
import { createLanguages } from './language/languages.ts'
import { createMailService } from './mail/mail-service.ts'
import { createExampleContent } from './example/example-content.ts'
import { exampleRestorer } from './example/restore-example.ts'
import { createSiteOverview } from './overview/site-overview.ts'
import { createMetrics } from './metrics/site-metrics.ts'
import { addStoredMetrics } from './metrics/stored-metrics.ts'
import { kindSentences, knownPermissions, pageKindsOf, permissionTitles } from './kinds/page-kinds.ts'
import { createBrokenLinks } from './pages/broken-links.ts'
import { createContentSources } from './pages/content-sources.ts'
import { createEditedPage } from './pages/edited-page.ts'
import { createPageContents } from './pages/page-contents.ts'
import { pageRows } from './pages/page-rows.ts'
import { createPageHits } from './pages/page-hits.ts'
import { createPageFacts } from './pages/page-facts.ts'
import { createPageHistory } from './pages/page-history.ts'
import { createStoredPages } from './pages/stored-pages.ts'
import { createSharePictures } from './share-pictures/share-pictures.ts'
import { createSubPages } from './pages/sub-pages.ts'
import { createPageSharing } from './pages/page-sharing.ts'
import { createPages } from './pages/pages.ts'
import { createPresence } from './presence/presence.ts'
import { createRoles } from './roles/roles.ts'
import { roleRestorer } from './roles/trash-role.ts'
import { createSearch } from './search/search.ts'
import { countSubPageChanges } from './search/sub-page-changes.ts'
import { createSubPageIndex } from './search/sub-page-index.ts'
import { createSecrets } from './db/secrets.ts'
import { createIcons } from './links/icons.ts'
import { createFontStore, fontRestorer } from './look/fonts/uploaded-fonts.ts'
import { createLooks } from './look/looks.ts'
import { createLinks } from './links/links.ts'
import { documentNouns } from './document-nouns.ts'
import { createMenu } from './menu/menu.ts'
import { createPublicationSpan } from './pages/publication-span.ts'
import { pageRestorer } from './pages/restore-page.ts'
import { createRoutes } from './pages/routes.ts'
import { createFirstPlace } from './settings/first-place.ts'
import { createSiteLanguage } from './settings/site-language.ts'
import { createSettings } from './settings/settings.ts'
import { emailRestorer } from './trash/trash-email.ts'
import { createTrash } from './trash/trash.ts'
import { labelledSettings, settingLabel } from './settings/setting-labels.ts'
import type { Services, ServicesOptions } from './services.ts'

/** Makes everything that handlers use: what the whole site rests on first, then files, pages, and what joins them. */
export function createServices(options: ServicesOptions): Services {
  const site = createSiteServices(options)
  const files = createFileServices(site)
  const parts = { ...site, ...files, ...createPageServices({ ...site, ...files }) }
  const { audit, trash, log, removeDiscarded, upload, mail, workingCopies } = parts
  const example = createExampleContent(parts)
  const eventDelivery = createEventDelivery({ ...parts, onFailed: parts.metrics.kindFailed })
  const subPageIndex = createSubPageIndex({ ...parts, list: parts.subPages.list })
  const firstPlace = createFirstPlace(parts)
  return {
    ...parts,
    identities: createIdentities(parts),
    accounts: createAccounts({ ...parts, outbox: mail, isDelivering: mail.isDelivering }),
    roles: createRoles(parts),
    links: createLinks(parts),
    fonts: createFontStore(parts),
    routes: createRoutes(parts),
    menu: createMenu(parts),
    pages: createPages(parts),
    brokenLinks: createBrokenLinks(parts),
    sharing: createPageSharing({ ...parts, pictures: parts.sharePictures }),
    uploads: createUploads({ ...parts, ...upload }),
    renditions: createRenditions(parts),
    sweep: createSweep({ folder: upload.folder, removeDiscarded, log }),
    hits: createPageHits({ ...parts, onError: (err) => log.error({ err }, 'page views could not be written') }),
    streams: createOpenStreams(),
    search: createSearch(parts),
    subPageIndex,
    contentSources: createContentSources(parts),
    maintenance: createMaintenance({
      ...parts,
      core: {
        ...{ 'audit log': audit.sweep, 'working copies': workingCopies.sweep, trash: trash.sweep },
        search: subPageIndex.refresh,
        'events for page kinds': eventDelivery.sweep,
      },
    }),
    eventDelivery,
    jobs: createKindJobs({ ...parts, onFailed: parts.metrics.kindFailed }),
    example,
    firstPlace,
    overview: createSiteOverview({ ...parts, example, firstPlace }),
  }
}

/** What everything else rests on: settings, looks, people, emails, the audit log. */
function createSiteServices(options: ServicesOptions) {
  const {
    database,
    clock,
    log,
    reserve = noReserve,
    metrics = createMetrics(),
    purges,
    auditDays: days = 365,
    languages = createLanguages(new Map()),
  } = options
  const now = () => Math.floor(clock() / 1000)
  const onError = (err: unknown) => log.warn({ err }, 'a metric could not be read')
  addStoredMetrics(metrics.registry, { database, now, onError })
  const kinds = pageKindsOf(options.kinds)
  const onEvent = metrics.security
  const names = {
    permission: (permission: string) => permissionTitles(kinds).get(permission) ?? permission,
    setting: settingLabel,
    known: { permissions: [...knownPermissions(kinds).keys()], settings: labelledSettings },
  }
  const sentences = kindSentences(kinds)
  const audit = createAudit({ database, now, log, days, onEvent, onLost: metrics.lostAuditEntries, names, sentences })
  const changes = countSubPageChanges(options.changes, kinds)
  const events = createKindEvents({ kinds, now })
  const base = {
    ...options,
    changes,
    now,
    kinds,
    events,
    audit,
    reserve,
    metrics,
    purges,
    languages,
    icons: createIcons(),
  }
  const settings = createSettings(base)
  const language = createSiteLanguage({ settings, languages })
  const looks = createLooks(base)
  const { letterColors } = looks
  return {
    ...base,
    settings,
    ...language,
    looks,
    letterColors,
    access: createPageAccess(kinds),
    sessions: createSessions(base),
    facts: createPageFacts(base),
    publicationSpan: createPublicationSpan(base),
    mail: createMailService({ ...base, settings, inLanguageOf: language.inLanguageOf, letterColors }),
    humanCheck: createHumanCheck({
      ...base,
      settings,
      secrets: createSecrets(database),
      verifyUrl: options.humanCheckUrl,
    }),
  }
}

type SiteServices = ReturnType<typeof createSiteServices>

/** Files and pictures, and the trash, which discards files. */
function createFileServices(site: SiteServices) {
  const { database, kinds, events, looks, uploadDir: folder, maxUploadMb } = site
  const ledger = createLedger(site)
  const { discard, removeDiscarded } = ledger
  const restorers = tellingRestorers(
    {
      page: pageRestorer({ kinds }),
      ...fileRestorers,
      account: accountRestorer(database),
      role: roleRestorer(database),
      font: fontRestorer(database),
      email: emailRestorer,
      example: exampleRestorer(() => looks),
    },
    events,
  )
  const plainTrash = createTrash({
    ...site,
    discard,
    removeDiscarded,
    permissions: () => [...knownPermissions(kinds).keys()],
    restorers: () => restorers,
  })
  const trash = tellingTrash(plainTrash, events)
  const images = createImageWork()
  const upload = { folder, maxBytes: maxUploadMb * 1024 * 1024 }
  return {
    ledger,
    removeDiscarded,
    trash,
    images,
    upload,
    imageSizes: createImageSizes(database.read),
    sharePictures: createSharePictures({ ...site, images }),
    ownFiles: createOwnFiles({ ...site, ledger, images, maxBytes: upload.maxBytes }),
  }
}

/** What is edited: the contents of pages and other documents; with what page kinds get of the server. */
function createPageServices(below: SiteServices & ReturnType<typeof createFileServices>) {
  const { database, log } = below
  const warn = (text: string) => (err: unknown) => log.warn({ err }, text)
  const presence = createPresence({ ...below, onError: warn('other servers could not be told who edits a page') })
  const store = createDocumentStore({
    ...below,
    rows: pageRows,
    onSaved: ({ key, ...save }) => presence.saved({ pageId: key.id, ...save }),
  })
  const editedPage = createEditedPage(below)
  const forKind: ServicesForKind = (kind) => kindServices(kind)
  const contents = createPageContents({ ...below, store, editedPage, forKind })
  const documents = createDocuments({ ...below, nouns: { ...documentNouns, ...kindSettingsNouns(below.kinds) } })
  const library = createLibrary({ ...below, forKind })
  const listNews: ListNewsroom<Topic> = createListNews(below.changes.subscribe)
  const kindServices = createKindServices({
    ...below,
    contents,
    storedPages: createStoredPages(database),
    people: createPeople(database),
    listFiles: library.list,
    filesByIds: createFilesByIds(database.read),
    listNews,
    kindSettings: createKindSettings({ ...below, documents }),
  })
  return {
    presence,
    editedPage,
    contents,
    history: createPageHistory({ ...below, store }),
    documents,
    documentNews: createDocumentNews({ ...below, documents, onError: warn('editors could not be told of a save') }),
    listNews,
    workingCopies: createWorkingCopies({ ...below, documents, assertMayEditPage: editedPage }),
    library,
    forKind,
    subPages: createSubPages({ ...below, forKind }),
  }
}
