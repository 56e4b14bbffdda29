import {
  corePermissionNotes,
  corePermissions,
  type CallDone,
  type PermissionNote,
} from '@sitewright/api-client/contract'
import { defineMessages, inEnglish, textOf, type Told } from '@sitewright/messages'
import { byPlace, type PageKindServer, type SubAddresses } from '@sitewright/page-kit/server'

const texts = defineMessages('server/permission-notes', {
  pages: 'Pages',
  editsKind: 'Shows ‘Edit’ on pages of the type ‘{kind}’: changes and publishes what is on them.',
})

/** The server halves of the installed page kinds, by kind. */
export type PageKinds = ReadonlyMap<string, PageKindServer>

export function pageKindsOf(list: readonly PageKindServer[]): PageKinds {
  return new Map(list.map((kind) => [kind.manifest.kind, kind]))
}

/** What stands at addresses below pages of a kind, if it declares that there are any. */
export function subAddressesOf(kinds: PageKinds, kind: string): SubAddresses | undefined {
  const server = kinds.get(kind)
  return server?.manifest.subAddresses ? server.subAddresses : undefined
}

/** The kinds that declare addresses below their pages. */
export function kindsWithSubAddresses(kinds: PageKinds): string[] {
  return [...kinds.keys()].filter((kind) => subAddressesOf(kinds, kind) !== undefined).sort()
}

/** What people call a kind; one that was taken out by its name. */
export function kindTitle(kinds: PageKinds, kind: string): string {
  const server = kinds.get(kind)
  return server ? textOf(server.manifest.title) : kind
}

/** Every permission that a role can hold: those of the core, then those of the installed kinds. */
export function knownPermissions(kinds: PageKinds): ReadonlyMap<string, Told> {
  const manifests = [...kinds.values()].map(({ manifest }) => manifest.permissions)
  return new Map([corePermissions, ...manifests].flatMap((permissions) => Object.entries<Told>(permissions)))
}

/** The same, each with a text in the language of who asks now. */
export function permissionTitles(kinds: PageKinds): ReadonlyMap<string, string> {
  return new Map([...knownPermissions(kinds)].map(([permission, title]) => [permission, textOf(title)]))
}

/** What is said of each of them beside its text. */
export function permissionNotes(kinds: PageKinds): ReadonlyMap<string, SaidNote> {
  const ofKinds = [...kinds.values()].flatMap(({ manifest }) =>
    Object.keys(manifest.permissions).map((permission): [string, PermissionNote] => [
      permission,
      manifest.permissionNotes?.[permission] ?? {
        group: texts.pages,
        about: () => texts.editsKind({ kind: textOf(manifest.title) }),
      },
    ]),
  )
  const notes: [string, PermissionNote][] = [...Object.entries<PermissionNote>(corePermissionNotes), ...ofKinds]
  return new Map(notes.map(([permission, note]) => [permission, saidOf(note)]))
}

interface SaidNote extends PermissionNote<string> {
  /** What the group is called in the language of who asks. */
  heading: string
}

/** The group in English, by which screens know it. */
function saidOf({ group, about, warning }: PermissionNote): SaidNote {
  const said = { heading: textOf(group), about: textOf(about) }
  return { group: inEnglish(group), ...said, ...(warning && { warning: textOf(warning) }) }
}

/** What the calls and documents of kinds tell of what they did. */
export function kindSentences(kinds: PageKinds): Told[] {
  return [...kinds.values()].flatMap(({ calls = {}, documentsDid = [] }) => [
    ...Object.values(calls).flatMap(({ summary, done = summary }) => (isTold(done) ? [done] : Object.values(done))),
    ...documentsDid,
  ])
}

function isTold(done: CallDone): done is Told {
  return typeof done === 'string' || typeof done === 'function'
}

/** The kinds in the order in which they are offered for a new page: as their manifests say. */
export function asOffered(kinds: PageKinds): string[] {
  return byPlace([...kinds.values()], ({ manifest }) => manifest.order).map(({ manifest }) => manifest.kind)
}
