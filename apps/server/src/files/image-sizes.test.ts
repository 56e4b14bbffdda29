import { afterEach, beforeEach, expect, it } from 'vitest'
import { anonymous } from '../access/rights.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'
import { createImageSizes } from './image-sizes.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

it('tells the sizes of images that somebody may see, and of nothing else', async () => {
  const manager = await server.logIn('core.file-manager')
  const store = async (folder: 'public' | 'protected', bytes: Uint8Array | string) =>
    uploaded(server, manager, { idFolder: await topFolder(server, folder), bytes })
  const hut = await store('public', await picture({ width: 60, height: 40 }))
  const secret = await store('protected', await picture())
  const text = await store('public', 'Huts')
  const imageSizes = createImageSizes(server.services.database.read)
  const ids = [hut, secret, text, 9999]
  expect(await imageSizes({ ids, who: anonymous })).toEqual(new Map([[hut, { width: 60, height: 40 }]]))
})
