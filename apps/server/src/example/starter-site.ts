import type { FooterFields, LinkButton, LookFields, StarterName } from '@sitewright/api-client/contract'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serverDir } from '../config.ts'
import type { StoredBytesLedger } from '../files/file-store-ledger.ts'

/**
 * What `assets/starter/<name>/site.json` says; the names of files are those beside it. In it and in the contents
 * `{file:hut.svg}` is the id that this file has got, and `{AdminEmail}` the administrator's address.
 */
export interface StarterSite {
  settings: Readonly<Record<string, string | number>>
  links: readonly LinkButton[]
  /** What is not as in the built-in look; absent for that one. */
  look?: Partial<LookFields>
  footer?: FooterFields
  /** In the order of their ids: of the first site the fifth is the icon. `width` and `height` are in px. */
  files: readonly { name: string; caption: string; type: string; width: number; height: number }[]
  /** Their `content` is the name of a file, of HTML or JSON. */
  pages: readonly StarterPage[]
  /** `page` is a page's url. */
  menu: readonly { label: string; page: string }[]
}

export interface StarterPage {
  kind: string
  title: string
  url: string
  content: string
}

export type StarterFile = StarterSite['files'][number] & { key: string; sha256: string; size: number }

/** A starter site with its files in the storage, ready to be created by a transaction. */
export interface LoadedStarter {
  name: StarterName
  files: readonly StarterFile[]
  /** Once the files have ids. */
  siteWith: (values: StarterValues) => StarterSite
  /** A page's content. */
  contentWith: (page: StarterPage, values: StarterValues) => string
}

export interface StarterValues {
  fileIds: ReadonlyMap<string, number>
  adminEmail: string
}

/** Reads a starter site and stores its files: they stay only if a transaction claims them. */
export async function loadStarterSite(
  name: StarterName,
  ledger: Pick<StoredBytesLedger, 'store'>,
): Promise<LoadedStarter> {
  const read = (file: string) => readFile(path.join(serverDir, 'assets/starter', name, file))
  const siteText = String(await read('site.json'))
  const site: StarterSite = JSON.parse(siteText)
  const texts = new Map<string, string>()
  for (const { content } of site.pages) texts.set(content, String(await read(content)).trimEnd())
  const files: StarterFile[] = []
  for (const file of site.files) {
    const bytes = await read(file.name)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    files.push({ ...file, key: await ledger.store(bytes), sha256, size: bytes.byteLength })
  }
  return {
    name,
    files,
    siteWith: (values) => JSON.parse(fillIn(siteText, values)),
    contentWith({ content }, values) {
      const text = fillIn(texts.get(content) ?? '', values)
      return content.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text
    },
  }
}

/** A placeholder that is the whole of a JSON string becomes a number, as ids are. */
function fillIn(text: string, { fileIds, adminEmail }: StarterValues): string {
  return text
    .replaceAll(/"\{file:([^}]+)\}"|\{file:([^}]+)\}/g, (_, whole?: string, part?: string) =>
      String(fileIds.get(whole ?? part ?? '') ?? 0),
    )
    .replaceAll('"{AdminEmail}"', () => JSON.stringify(adminEmail))
}
