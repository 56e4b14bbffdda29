import { expect, test, type APIRequestContext } from '@playwright/test'
import { administrator } from '../administrator.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { smallFiles } from '../small-files.ts'

/** Bytes that are left of a file: enough for its first sign, for a part of its first header, for a part of its list. */
const lengths = [...Array.from({ length: 16 }, (_, length) => length), 20, 24, 28, 32, 40, 48, 64, 100, 150, 250]

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site.close())

async function personalFolder(request: APIRequestContext): Promise<number> {
  const { email: name, password: pass } = administrator
  await request.post(`${site.address}/api/1/public/login.json.php`, { data: { name, pass }, headers })
  const reply = await request.get(`${site.address}/api/1/protected/folder-get-list.json.php`)
  const folders = (await reply.json()) as { idFolder: number; Root: string }[]
  return folders.find(({ Root }) => Root === 'personal')?.idFolder as number
}

const headers = { 'X-Requested-With': 'XMLHttpRequest' }

test('a file of any format, whole or cut off anywhere, is stored or refused with a reason (F11, T33)', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const idFolder = await personalFolder(request)

  async function upload(name: string, buffer: Buffer) {
    const fileKey = { name, mimeType: 'application/octet-stream', buffer }
    const address = `${site.address}/api/1/private/file-upload.json.php`
    return request.post(address, { multipart: { idFolder, fileKey }, headers })
  }

  const wrong: string[] = []
  let cut = 0
  for (const [name, bytes] of Object.entries(smallFiles)) {
    for (const length of new Set([...lengths.filter((some) => some < bytes.length), bytes.length - 1])) {
      const reply = await upload(name, bytes.subarray(0, length))
      cut += 1
      const { id, error } = (await reply.json()) as { id?: number; error?: string }
      const isAnswered = reply.status() === 200 ? id !== undefined : reply.status() === 400 && error !== undefined
      if (!isAnswered) wrong.push(`${name} cut to ${length}: ${reply.status()} ${error}`)
    }
  }
  expect(wrong).toEqual([])
  expect(cut).toBeGreaterThan(904)

  for (const name of ['map.pdf', 'walk.webm', 'talk.mp3', 'all.docx', 'all.zip', 'hut.heic', 'hut.tif', 'hut.jpg'])
    expect([name, (await upload(name, smallFiles[name] as Buffer)).status()]).toEqual([name, 200])
})
