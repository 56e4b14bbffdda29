import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFile, fileRow, topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { filesOnDisk, upload, uploaded } from '../testing/uploads.ts'

let server: TestServer
let as: Visitor
let idFolder: number
beforeAll(async () => {
  server = await createTestServer()
  as = await server.logIn('core.file-manager')
  idFolder = await topFolder(server, 'public')
})
afterAll(() => server.close())

const page = '<!doctype html><script>alert(1)</script>'
const program = Buffer.from('MZ\u0090\0\u0003\0\0\0\u0004\0%PDF-1.7', 'latin1')
const anyPicture = await picture()
const zip = Buffer.from('504b0304140000000000', 'hex')
const filled = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(600)])

it.each([
  ['photo.png', page, 'PNG', 'something else'],
  ['Photo.JPG', program, 'JPG', 'something else'],
  ['report.pdf', program, 'PDF', 'something else'],
  ['report.pdf', zip, 'PDF', 'ZIP'],
  ['report.pdf', anyPicture, 'PDF', 'PNG'],
  ['report.docx', Buffer.from('%PDF-1.7\nHuts\n'), 'DOCX', 'PDF'],
  ['song.mp3', page, 'MP3', 'something else'],
  ['walk.mp4', filled('no film'), 'MP4', 'something else'],
])(
  'refuses %s whose content is another, says so, and leaves nothing behind (T33)',
  async (name, bytes, named, found) => {
    const before = filesOnDisk(server)
    const reply = await upload(server, as, { idFolder, name, bytes, type: 'image/png' })
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: `The name of ‘${name}’ says ${named}, but its content is ${found}`, code: 'other-format' },
    ])
    expect(filesOnDisk(server)).toEqual(before)
  },
)

it('refuses it in place of another file, which stays', async () => {
  const id = await uploaded(server, as, { idFolder, name: 'hut.png', bytes: anyPicture })
  const stored = await fileRow(server, id)
  expect((await upload(server, as, { id, idFolder, name: 'hut.webp', bytes: page })).json()).toMatchObject({
    code: 'other-format',
  })
  expect(await fileRow(server, id)).toEqual(stored)
})

it.each([
  ['program.exe', program],
  ['page.txt', page],
  ['picture', anyPicture],
  ['hut.jpg', anyPicture],
  ['empty.png', ''],
  ['report.pdf', '\n\n%PDF-1.7\n'],
  ['with a password.docx', filled('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
  ['archive.xlsx', zip],
  ['song.mp3', filled('ID3\u0003\0\0\0\0\0\u000a')],
  ['song.mp3', filled('\0\0\0\0\u00ff\u00fb\u0090d')],
  ['talk.wav', filled('RF64\u00ff\u00ff\u00ff\u00ffWAVEds64')],
  ['hut.avif', filled('\0\0\0\u001cftypmif1\0\0\0\0mif1avifmiaf')],
])('accepts %s', async (name, bytes) => {
  expect(await fileRow(server, await uploaded(server, as, { idFolder, name, bytes }))).toMatchObject({ name })
})

describe('the name of a stored file', () => {
  const rename = async (bytes: Buffer | string, [from, to]: readonly [string, string]) => {
    const id = await uploaded(server, as, { idFolder, name: from, bytes })
    const reply = await server.call(
      'POST private/file-set-properties.json.php',
      { id, name: to, caption: 'At noon' },
      { as },
    )
    return { reply, row: await fileRow(server, id) }
  }

  it.each([
    [program, ['notes.dat', 'notes.pdf.png'], 'PNG', 'something else'],
    [anyPicture, ['hut.png', 'hut.pdf'], 'PDF', 'PNG'],
    [page, ['page.txt', 'page.pdf'], 'PDF', 'something else'],
  ] as const)('is refused where it says another format than its content is: %#', async (bytes, names, named, found) => {
    const { reply, row } = await rename(bytes, names)
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: `The name of ‘${names[1]}’ says ${named}, but its content is ${found}`, code: 'other-format' },
    ])
    expect(row).toMatchObject({ name: names[0], caption: '' })
  })

  it.each([
    [anyPicture, ['hut.png', 'lake.JPG']],
    ['\n\n%PDF-1.7\n', ['report.txt', 'report.pdf']],
    [program, ['notes.dat', 'notes.bin']],
  ] as const)('is changed where that says nothing else: %#', async (bytes, names) => {
    const { reply, row } = await rename(bytes, names)
    expect(reply.statusCode).toBe(200)
    expect(row).toMatchObject({ name: names[1], caption: 'At noon' })
  })

  it('keeps an ending that it had before endings were asked', async () => {
    const id = await addFile(server, { folder: idFolder, name: 'program.png', type: 'application/x-msdownload' })
    const set = async (name: string) =>
      (await server.call('POST private/file-set-properties.json.php', { id, name, caption: '' }, { as })).statusCode
    expect(await set('old program.PNG')).toBe(200)
    expect(await set('old program.pdf')).toBe(400)
  })
})
