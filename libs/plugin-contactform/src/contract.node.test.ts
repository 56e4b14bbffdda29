// @vitest-environment node
import path from 'node:path'
import { fakeApi, testPageKind } from '@sitewright/page-kit/testing'
import { expect, it, vi } from 'vitest'
import client from './client/index.ts'
import server from './server/index.ts'
import { humanCheckCalls, sampleActive, sampleDraft } from './testing/sample-forms.ts'
import { trash } from './testing/trash-test.ts'
import { visitors } from './testing/visitors-test.ts'

const secrets = ['office@example.org', 'A booking came in', 'Kept from visitors']

testPageKind({
  client,
  server,
  folder: path.dirname(import.meta.dirname),
  active: { content: sampleActive, shows: 'Our huts', secrets },
  draft: { content: sampleDraft, shows: 'new huts' },
  calls: humanCheckCalls,
  trash,
  visitors,
})

it('comes with what the human check needs, so that a browser need not ask', async () => {
  const content = { 'GET protected/plugin/get-content.json.php': () => [sampleActive] }
  const withKey = { ...content, ...humanCheckCalls, 'GET protected/get-system-property.json.php': () => ['site key'] }
  expect(await client.load({ api: fakeApi(withKey), pageId: 7 })).toMatchObject({ check: { key: 'site key' } })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await client.load({ api: fakeApi(content), pageId: 7 })).not.toHaveProperty('check')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
