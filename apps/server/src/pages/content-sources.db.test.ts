import { definePageKindServer } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { theServer } from '../testing/audit.ts'
import { addPage } from '../testing/content.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const video = { directive: 'frame-src', source: 'https://video.example' } as const
const map = { directive: 'connect-src', source: 'https://map.example' } as const

/** A note loads a video or a map where it says so. */
const kind = definePageKindServer({
  ...noteKind,
  sources: { all: [video, map], of: (content) => [video, map].filter(({ source }) => content.includes(source)) },
})

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ kinds: [kind] })
})
afterEach(() => server.close())

async function policy(url: string, as?: Awaited<ReturnType<TestServer['logIn']>>): Promise<string> {
  return String((await server.get(url, { as })).headers['content-security-policy'])
}

it('allows nothing of another host while no published page needs it', async () => {
  const id = await addPage(server, { published: true })
  const found = await policy(`/pages/note/${id}`)
  expect(found).not.toContain('example')
  expect(found).not.toContain('frame-src')
})

it('allows what a published page needs on every page, since a browser goes on without a new document', async () => {
  const other = await addPage(server, { published: true })
  await policy(`/pages/note/${other}`)
  await addPage(server, { published: true, content: 'See https://video.example' })
  expect(await policy(`/pages/note/${other}`)).toContain("frame-src 'self' https://video.example;")
  expect(await policy(`/pages/note/${other}`)).not.toContain('map.example')
})

it('withdraws it when the page does not contain it any more, or is deleted', async () => {
  const editor = await server.logIn('plugin.note.editor')
  const other = await addPage(server, { published: true })
  const id = await addPage(server, { published: true, content: 'See https://video.example' })
  await server.call('POST protected/plugin/note/save-page.json.php', { id, content: 'No more' }, { as: editor })
  expect(await policy(`/pages/note/${other}`)).not.toContain('video.example')
  const again = await addPage(server, { published: true, content: 'See https://map.example' })
  expect(await policy(`/pages/note/${other}`)).toContain('map.example')
  await server.services.pages.remove(again, theServer)
  expect(await policy(`/pages/note/${other}`)).not.toContain('map.example')
})

it('allows editors of such pages all that a page of the kind may contain', async () => {
  const id = await addPage(server, { published: true })
  const found = await policy(`/pages/note/${id}`, await server.logIn('plugin.note.editor'))
  expect(found).toContain('https://video.example')
  expect(found).toContain('https://map.example')
  expect(await policy(`/pages/note/${id}`, await server.logIn())).not.toContain('example')
})

it('allows nothing that no kind declares, wherever it was stored from', async () => {
  const pageId = await addPage(server, { published: true, content: 'See https://video.example' })
  const forged = [
    { directive: 'frame-src', source: "https://video.example; script-src 'unsafe-inline'" },
    { directive: 'script-src', source: 'https://video.example' },
  ] as const
  await server.services.changes.write((tx) =>
    tx
      .insertInto('content_sources')
      .values(forged.map((each) => ({ ...each, page_id: pageId })))
      .execute(),
  )
  const found = await policy(`/pages/note/${pageId}`)
  expect(found).toContain("frame-src 'self' https://video.example;")
  expect(found.match(/script-src [^;]*/g)).toEqual([expect.not.stringMatching(/unsafe-inline|example/)])
})
