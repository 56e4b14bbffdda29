import { createTestServer, topFolder, upload } from '@sitewright/server/testing/vitest'
import { expect, it } from 'vitest'
import { specifiedKinds } from './testing/specified-kinds.ts'

it('lets editors of pages that are open to everyone upload to Public, and no other editors (T35)', async () => {
  const site = await createTestServer({ kinds: specifiedKinds })
  const [open, shut] = [await topFolder(site, 'public'), await topFolder(site, 'protected')]
  const cells: [permission: string, toPublic: number, toProtected: number][] = [
    ['plugin.singlepage.editor', 200, 403],
    ['plugin.sectionedpage.editor', 200, 403],
    ['plugin.contactform.editor', 200, 403],
    ['plugin.progresssystem.admin', 403, 403],
    ['plugin.progresssystem.user', 403, 403],
  ]
  const found = []
  for (const [permission] of cells) {
    const as = await site.logIn(permission)
    const replies = [open, shut].map((idFolder) => upload(site, as, { idFolder, bytes: 'Huts' }))
    found.push([permission, ...(await Promise.all(replies)).map(({ statusCode }) => statusCode)])
  }
  expect(found).toEqual(cells)
  await site.close()
})
