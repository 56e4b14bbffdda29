import type { CoreCalls, FileEntry, FileUse, Folder, PagedReply } from '@sitewright/api-client'
import { folded } from '@sitewright/ui'

interface SampleFolder extends Partial<Folder> {
  idFolder: number
  Name: string
  Root: Folder['Root']
}

export function sampleFolder(folder: SampleFolder): Folder {
  return {
    Children: [],
    Expanded: false,
    Depth: 0,
    ChildrenPopulated: true,
    Static: (folder.Depth ?? 0) === 0,
    MayAdd: true,
    MayManage: true,
    ...folder,
  }
}

/** 1 Personal · 2 Protected · 3 Public, expanded: 4 Huts, 5 Trips. This person may manage all of it. */
export const sampleFolders: Folder[] = [
  sampleFolder({ idFolder: 1, Name: 'Personal', Root: 'personal' }),
  sampleFolder({ idFolder: 2, Name: 'Protected', Root: 'protected' }),
  sampleFolder({
    idFolder: 3,
    Name: 'Public',
    Root: 'public',
    Expanded: true,
    Children: [
      sampleFolder({ idFolder: 4, Name: 'Huts', Root: 'public', Depth: 1 }),
      sampleFolder({ idFolder: 5, Name: 'Trips', Root: 'public', Depth: 1 }),
    ],
  }),
]

export function sampleFile(id: number, name: string, more: Partial<FileEntry> = {}): FileEntry {
  return {
    id,
    name,
    caption: '',
    // 3 March 2026, 15:04 in Auckland
    ts: 1_772_503_440 + id,
    IsImage: false,
    idFolder: 3,
    type: 'application/octet-stream',
    size: 24_600,
    width: null,
    height: null,
    ...more,
  }
}

export function sampleImage(id: number, name: string, more: Partial<FileEntry> = {}): FileEntry {
  return sampleFile(id, name, { IsImage: true, type: 'image/jpeg', width: 1920, height: 1080, ...more })
}

/** In the server's order, in the folder Public. The sorted orders of their columns are all different. */
export const sampleFiles: FileEntry[] = [
  sampleImage(11, 'Kaweka Hut.jpg', { caption: 'Kaweka Hut in the first snow', ts: 1_772_503_440, size: 3_240_000 }),
  sampleFile(12, 'Booking form.pdf', { type: 'application/pdf', ts: 1_709_859_900, size: 81_000 }),
  sampleImage(13, 'Āpiti ridge.png', { type: 'image/png', ts: 1_640_995_200, size: 950_000, width: 800, height: 600 }),
  sampleFile(14, 'Minutes 2025.txt', { type: 'text/plain', ts: 1_751_328_000, size: 950 }),
]

type PagedInput = CoreCalls['GET protected/file-get-paged.json.php']['input']

/** A server that lists these files some at a time. */
export function pagedFiles(files: (input: { f: number }) => readonly FileEntry[]) {
  return ({ f, q = '', sort, desc, limit = 100, cursor = '0' }: PagedInput): PagedReply<FileEntry> => {
    const words = folded(q).split(/\s+/).filter(Boolean)
    const found = files({ f }).filter(({ name, caption }) =>
      words.every((word) => folded(`${name}\n${caption}`).includes(word)),
    )
    const key = (file: FileEntry) => (sort === 'name' ? folded(file.name) : file[sort ?? 'id'])
    const sorted = sort ? found.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) : found
    if (desc) sorted.reverse()
    const start = Number(cursor)
    const next = start + limit < sorted.length ? String(start + limit) : null
    return { items: sorted.slice(start, start + limit), next, ...(start === 0 && { total: sorted.length }) }
  }
}

const subjects = ['Hut', 'Ridge', 'River crossing', 'Summit', 'Track', 'Camp', 'Sunrise', 'Party']

/** As many files as a large folder may hold, two of three of them images. */
export function manyFiles(count: number): FileEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const id = 1000 + index
    const name = `${subjects[index % subjects.length]!} ${index + 1}`
    const more = { ts: 1_600_000_000 + index * 17_017, size: 900 + ((index * 7919) % 5_000_000) }
    return index % 3 === 2
      ? sampleFile(id, `${name}.pdf`, { ...more, type: 'application/pdf' })
      : sampleImage(id, `${name}.jpg`, more)
  })
}

/** Names at the limits of their field, of none at all, and from right to left. */
export const awkwardFiles: FileEntry[] = [
  sampleImage(11, `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)}.jpg`, { size: 104_857_600 }),
  sampleFile(12, 'The minutes of the annual general meeting, with all that was said about the new hut, '.repeat(2)),
  sampleImage(13, 'كوخ الجبل.jpg', { caption: 'الكوخ في الثلج الأول' }),
  sampleFile(14, ''),
]

export const sampleUses: FileUse[] = [
  { title: 'Welcome', href: '/home' },
  { title: 'Our huts', href: '/huts' },
  { title: 'Site logo', href: '' },
]
