import { openAsBlob } from 'node:fs'
import { copyFile, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { memoryOf } from './process-figures.ts'
import { receiveToDisk } from './receive-to-disk.ts'
import { recordAnswer, startReferences } from './reference-servers.ts'
import { putUnderLoad } from './put-under-load.ts'
import { columnOf } from './seed-site.ts'
import { startSite, type RunningSite } from './site-under-test.ts'
import { ownTool, logIn, taker, type Staff } from './staff.ts'
import { interleave, median, percentile } from './statistics.ts'
import type { Figure } from './verdict.ts'

const megabyte = 1024 * 1024
const uploadSize = 100 * megabyte
const listed = 10_000
const folders = 1000

/** Uploads, lists and pictures, on a site of their own. */
export async function measureFiles({ dataDir }: { dataDir: string }): Promise<Figure[]> {
  const folder = await mkdtemp(join(dataDir, 'files-'))
  try {
    const first = await startSite({ dataDir: folder })
    const staff = await logIn(first.origin)
    const tree = await staff.call('GET protected/folder-get-list.json.php')
    await first.end()
    const target = tree.find(({ Root }) => Root === 'public')?.idFolder
    if (target === undefined) throw new Error('The site has no public folder')
    const crowded = seed(folder, target)

    const site = await startSite({ dataDir: folder })
    const again = await logIn(site.origin)
    const uploads = await measureUploads({ site, staff: again, folder, target })
    const lists = await measureLists({ site, staff: again, crowded })
    const pictures = await measurePictures({ site, staff: again, folder, target })
    await site.end()
    return [...uploads, ...lists, ...pictures]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Rows without bytes: what is measured with them are lists. @returns the folder that has many files. */
function seed(folder: string, target: number) {
  const db = new DatabaseSync(join(folder, 'sitewright.sqlite'))
  const newFolder = db.prepare('insert into folders (parent_id, name) values (?, ?) returning id')
  const newFile = db.prepare(
    `insert into files (folder_id, name, caption, type, size, sha256, storage_key, created)
     values (?, ?, '', 'image/jpeg', 1, '', ?, 0)`,
  )
  db.exec('begin')
  const crowded = columnOf(newFolder.get(target, 'Crowded'), 'id')
  for (let n = 0; n < listed; n++) newFile.run(crowded, `picture ${n}.jpg`, `none/${n}`)
  let parent = target
  for (let n = 0; n < folders; n++) {
    if (n % 10 === 0) parent = columnOf(newFolder.get(target, `Branch ${n}`), 'id')
    else newFolder.run(parent, `Twig ${n}`)
  }
  db.exec('commit')
  db.close()
  return crowded
}

interface Uploading {
  site: RunningSite
  staff: Staff
  folder: string
  /** The folder of the site that is uploaded into. */
  target: number
}

async function measureUploads({ site, staff, folder, target }: Uploading): Promise<Figure[]> {
  const source = join(folder, 'source.bin')
  const file = await open(source, 'w')
  const block = Buffer.alloc(megabyte)
  for (let n = 0; n < uploadSize / megabyte; n++) await file.write(block.fill(n % 251))
  await file.close()
  const bare = await receiveToDisk(join(folder, 'received.bin'))
  const before = memoryOf(site.pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memoryOf(site.pid))), 50)
  const times = await interleave(5, {
    site: () => timed(() => upload({ site, staff, target, blob: () => openAsBlob(source), name: 'large.bin' })),
    cp: () => timed(() => copySynced(source, join(folder, 'copy.bin'))),
    bare: async () => {
      const body = await openAsBlob(source)
      return timed(() => fetch(bare.origin, { method: 'POST', body }).then((answer) => answer.text()))
    },
  })
  clearInterval(watch)
  await bare.close()
  const rate = (name: keyof typeof times) => uploadSize / megabyte / (median(times[name]) / 1000)
  const value = rate('site')
  return [
    {
      what: 'upload of 100 MB',
      unit: 'MB/s',
      value,
      reference: rate('bare'),
      against: 'bare node:http, piped to disk',
    },
    { what: 'upload of 100 MB', unit: 'MB/s', value, reference: rate('cp'), against: 'copying the file, and fsync' },
    { what: 'memory more while uploading', unit: 'MB', value: most - before, promise: { atMost: 64 } },
  ]
}

async function copySynced(source: string, copy: string) {
  await copyFile(source, copy)
  const file = await open(copy, 'r+')
  await file.sync()
  await file.close()
}

async function upload({
  site,
  staff,
  target,
  blob,
  name,
}: Omit<Uploading, 'folder'> & { blob: () => Promise<Blob>; name: string }) {
  const form = new FormData()
  form.set('idFolder', String(target))
  form.set('fileKey', await blob(), name)
  const url = `${site.origin}/api/1/private/file-upload.json.php`
  const response = await fetch(url, { method: 'POST', headers: { cookie: staff.cookie, ...ownTool }, body: form })
  if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`)
  const { id }: { id: number } = await response.json()
  return id
}

async function measureLists({
  site,
  staff,
  crowded,
}: Pick<Uploading, 'site' | 'staff'> & { crowded: number }): Promise<Figure[]> {
  const take = taker(site.origin, staff.cookie)
  const list = () => take('GET protected/file-get-list.json.php', { f: crowded })
  const [file] = await staff.call('GET protected/file-get-list.json.php', { f: crowded })
  if (!file) throw new Error('The folder is empty')
  const rename = (name: string) =>
    staff.call('POST private/file-set-properties.json.php', { id: file.id, name, caption: '' })
  const times = await interleave(200, {
    list: () => timed(list),
    tree: () => timed(() => take('GET protected/folder-get-list.json.php')),
  })
  const changed: number[] = []
  for (let round = 0; round < 50; round++) {
    await rename(`picture ${round} of all.jpg`)
    changed.push(await timed(list))
  }
  const figure = (what: string, values: number[]) => ({ what, unit: 'ms', digits: 1, value: percentile(values, 0.99) })
  const promise = { atMost: 50 }
  return [
    { ...figure(`list of a folder with ${listed} files, p99`, times.list), promise },
    { what: 'the same, each after a change, p50', unit: 'ms', digits: 1, value: median(changed) },
    { ...figure(`tree of ${folders} folders, p99`, times.tree), promise },
    { what: 'memory with these lists', unit: 'MB', value: memoryOf(site.pid) },
  ]
}

async function measurePictures({ site, staff, folder, target }: Uploading): Promise<Figure[]> {
  const photo = join(folder, 'photo.jpg')
  await writeFile(photo, await twelveMegapixels())
  const stored = await timed(() => upload({ site, staff, target, blob: () => openAsBlob(photo), name: 'photo.jpg' }))
  const id = await upload({ site, staff, target, blob: () => openAsBlob(photo), name: 'photo.jpg' })
  const path = `/api/1/private/file-get.php?id=${id}&thumb=1`
  const first = await timed(() => fetch(`${site.origin}${path}`).then((answer) => answer.arrayBuffer()))
  const references = await startReferences([{ '/': await recordAnswer(`${site.origin}${path}`, {}) }])
  const load = await interleave(3, {
    site: () => putUnderLoad({ origin: site.origin, paths: [path] }),
    bare: () => putUnderLoad({ origin: references.origin() }),
  })
  await references.end()
  const perSecond = (name: keyof typeof load) => median(load[name].map((result) => result.perSecond))
  return [
    { what: 'upload of a photo of 12 megapixels', unit: 'ms', value: stored },
    { what: 'its thumbnail, first request', unit: 'ms', value: first },
    {
      what: 'its thumbnail, further requests',
      unit: '/s',
      value: perSecond('site'),
      reference: perSecond('bare'),
      against: 'bare node:http, same bytes',
      promise: { ratioAtLeast: 0.5 },
    },
  ]
}

/** Soft noise, which compresses about as a photo does. */
async function twelveMegapixels() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const small = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return sharp(small).resize(4000, 3000).jpeg({ quality: 90 }).toBuffer()
}

async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}
