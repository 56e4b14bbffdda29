import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coreTestedCalls } from '../testing/calls/core-tested-calls.ts'
import { scanContract } from '../testing/calls/scan-contract.ts'
import { addPage } from '../testing/content.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createScanCheck } from '../testing/scan-check.ts'
import { administrator, createTestServer, type TestServer } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

scanContract(coreTestedCalls)

describe('no other query does', () => {
  const { onQuery, during } = createScanCheck()
  let server: TestServer
  beforeEach(async () => {
    server = await createTestServer({ onQuery })
  })
  afterEach(() => server.close())

  it('for a page, a former and an unknown address, the sitemap and a picture', async () => {
    await addPage(server, { title: 'Huts', url: 'huts', published: true })
    const as = await server.logIn('core.admin')
    const file = await uploaded(server, as, {
      idFolder: await topFolder(server, 'public'),
      name: 'hut.png',
      bytes: await picture(),
    })
    const addresses = [
      '/',
      '/huts',
      '/HUTS',
      '/no-such',
      '/sitemap.xml',
      '/robots.txt',
      `/api/1/private/file-get.php?id=${file}&w=320`,
    ]
    const visit = async () => {
      for (const address of addresses) await server.get(address)
      for (const address of addresses) await server.get(address, { as })
      await server.services.hits.flush()
    }
    expect(await during(server, visit)).toEqual([])
  })

  it('for failed logins, and when they are forgiven', async () => {
    const attempt = () => server.call('POST public/login.json.php', { name: administrator.email, pass: 'wrong' })
    const attempts = async () => {
      for (let i = 0; i < 3; i++) await attempt()
    }
    expect(await during(server, attempts)).toEqual([])
  })

  it('for what is done in the background', async () => {
    const work = async () => {
      await server.services.maintenance.run()
      server.services.mail.start()
      await server.services.mail.idle()
    }
    expect(await during(server, work)).toEqual([])
  })

  it('unless it is one that the check would miss', async () => {
    const everyone = () => sql`select count(*) from pages where title = 'Huts'`.execute(server.services.database.read)
    expect(await during(server, everyone)).toEqual([expect.stringContaining('pages')])
  })
})
