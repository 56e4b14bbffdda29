import { addContributions } from '@sitewright/page-kit/contributions'
import { assertText } from '@sitewright/page-kit/server'
import { fieldsOf, readNumber, readText } from '@sitewright/page-kit/values'
import sectionedPage from '@sitewright/plugin-sectioned-page/server'
import { defineSectionRules, joinWords } from '@sitewright/plugin-sectioned-page/section-types/server'
import { addFile, addPage, createTestServer, topFolder, type TestServer } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { specifiedKinds } from './testing/specified-kinds.ts'

const calls = {
  save: 'POST protected/plugin/sectioned-page/save-page.json.php',
  content: 'GET protected/plugin/get-content.json.php',
  search: 'GET public/search.json.php',
  uses: 'GET private/file-get-uses.json.php',
} as const

interface Download {
  Words: string
  Note: string
  FileId: number
}

/** The server half of a section type: a file to take away, what it is called, and a note of rich text. */
const download = defineSectionRules<Download>(
  {
    sectionType: 'download',
    label: 'Download',
    blank: () => ({ Words: '', Note: '', FileId: 0 }),
    read: (config) => {
      const fields = fieldsOf(config)
      return {
        ...{ Words: readText(fields['Words']), Note: readText(fields['Note']) },
        FileId: readNumber(fields['FileId']) ?? 0,
      }
    },
    texts: { of: ({ Note }) => [Note], put: (config, [Note = '']) => ({ ...config, Note }) },
  },
  {
    clean: (sent) => {
      assertText(sent['Words'], { name: 'The words of a download', longest: 20 })
      return { Words: readText(sent['Words']), Note: readText(sent['Note']), FileId: readNumber(sent['FileId']) ?? 0 }
    },
    text: ({ Words }) => joinWords([Words]),
    files: ({ FileId }) => (FileId > 0 ? [FileId] : []),
    sources: [{ directive: 'frame-src', source: 'https://maps.example.org' }],
  },
)

const bring = (brought: unknown) =>
  addContributions(
    sectionedPage,
    [
      {
        point: 'sectioned-page/section-types',
        package: '@you/section-download',
        load: async () => ({ default: brought }),
      },
    ],
    ({ error }) => {
      throw error
    },
  )

let server: TestServer
let page: number
let file: number
beforeEach(async () => {
  await bring(download)
  server = await createTestServer({ kinds: specifiedKinds })
  page = await addPage(server, {
    kind: 'sectioned-page',
    title: 'Maps',
    url: 'maps',
    content: '{"sections":[]}',
    published: true,
  })
  file = await addFile(server, {
    folder: await topFolder(server, 'public'),
    name: 'tracks.pdf',
    type: 'application/pdf',
  })
})
afterEach(async () => {
  await server.close()
  await bring([])
})

const layout = (config: object) => JSON.stringify({ sections: [{ sectionType: 'download', config }] })

async function save(content: string) {
  const as = await server.logIn('plugin.sectionedpage.editor')
  return server.call(calls.save, { id: page, content, draft: false }, { as })
}

async function sectionsOf(reply: ReturnType<TestServer['call']>) {
  const [active] = (await reply).json<[string]>()
  return (JSON.parse(active) as { sections: { sectionType: string; config: unknown }[] }).sections
}

describe('a section type that a package brings', () => {
  it('is saved clean, shown to visitors, found by its words, and counted among the uses of its file', async () => {
    const harmful = { Words: 'Trackmap', Note: '<p>New</p><script>x()</script>', FileId: file }
    expect((await save(layout(harmful))).statusCode).toBe(200)
    const clean = { Words: 'Trackmap', Note: '<p>New</p>', FileId: file }
    expect(await sectionsOf(server.call(calls.content, { id: page }))).toMatchObject([
      { sectionType: 'download', config: clean },
    ])
    const found = await server.call(calls.search, { q: 'Trackmap' })
    expect(found.body).toContain('maps')
    const manager = await server.logIn('core.file-manager', 'core.page-manager')
    expect((await server.call(calls.uses, { id: file }, { as: manager })).body).toContain('Maps')
  })

  it('refuses what its rules refuse', async () => {
    const reply = await save(layout({ Words: 'x'.repeat(21) }))
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error: expect.stringContaining('The words of a download') as string })
  })

  it('allows pages the sources that it names', async () => {
    await save(layout({ Words: 'Trackmap', FileId: file }))
    const own = sectionedPage.sources
    expect(own?.all).toContainEqual({ directive: 'frame-src', source: 'https://maps.example.org' })
    expect(own?.of(layout({}))).toEqual([{ directive: 'frame-src', source: 'https://maps.example.org' }])
  })

  it('stays as it is stored once the package is gone: editors get it, visitors get nothing of it', async () => {
    const config = { Words: 'Trackmap', Note: '<p>New</p>', FileId: file }
    await save(layout(config))
    await bring([])
    const editor = await server.logIn('plugin.sectionedpage.editor')
    const [section] = await sectionsOf(server.call(calls.content, { id: page }, { as: editor }))
    expect(section).toMatchObject({ sectionType: 'download', config })
    // a server begins without what it read before
    const later = { ...config, Words: 'Trackmap of May', Later: true }
    expect((await save(layout(later))).statusCode).toBe(200)
    expect(await sectionsOf(server.call(calls.content, { id: page }))).toEqual([])
    const [again] = await sectionsOf(server.call(calls.content, { id: page }, { as: editor }))
    expect(again).toMatchObject({ sectionType: 'download', config: later })
  })
})
