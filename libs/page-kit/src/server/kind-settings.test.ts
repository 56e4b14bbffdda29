// @vitest-environment node
import { expect, it } from 'vitest'
import { loadVisibleSettings } from '../content/kind-settings.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { hutSettings } from '../testing/hut-settings.ts'
import { kindServices } from '../testing/kind-services.ts'
import type { Identity } from './identity.ts'
import { definePageKindServer } from './page-kind-server.ts'

const manifest = {
  kind: 'huts',
  title: 'Huts',
  detail: 'The huts of the club.',
  permissions: { 'plugin.huts.editor': 'Edit huts' },
  editor: 'plugin.huts.editor',
}
const parts = { manifest, blank: () => '', clean: (content: string) => content, text: (content: string) => content }
const huts = definePageKindServer({ ...parts, settings: hutSettings })
const who: Identity = { permissions: new Set([manifest.editor]), roles: [] }
const context = { who, client: { address: '192.0.2.1', userAgent: 'test' } }

it('gives a kind that declares settings the calls for them, each with its guard', () => {
  const access = Object.entries(huts.calls ?? {}).map(([key, call]) => [key, call.access])
  expect(access).toEqual([
    ['GET protected/plugin/huts/settings.json.php', ['core.admin', 'plugin.huts.editor']],
    ['POST protected/plugin/huts/save-settings.json.php', ['core.admin', 'plugin.huts.editor']],
    ['GET protected/plugin/huts/visible-settings.json.php', 'anyone'],
  ])
  const closed = definePageKindServer({ ...parts, settings: { ...hutSettings, visible: [] } })
  expect(Object.keys(closed.calls ?? {})).toHaveLength(2)
})

it('takes no settings of another kind', () => {
  expect(() => definePageKindServer({ ...parts, settings: { ...hutSettings, kind: 'other' } })).toThrow(
    "These are settings of 'other'",
  )
})

it('keeps them in the services of tests, and gives visitors what is visible', async () => {
  const services = await kindServices({ kind: huts })
  const handlers = huts.handlers?.(services) ?? {}
  const answers = Object.entries(handlers).map(([key, handle]) => [key, () => handle(undefined, context)])
  const { content } = hutSettings
  const saved = content.of({ phone: '03 123', keyCode: '4711' })
  const save = (base: number) => services.settings.save({ content: content.write(saved), base, who })
  expect(await save(0)).toBe(1)
  await expect(save(0)).rejects.toThrow('Somebody else has saved this in the meantime')
  expect(await services.settings.read(hutSettings)).toEqual(saved)
  const visible: { phone: string } = await loadVisibleSettings(fakeApi(Object.fromEntries(answers)), hutSettings)
  expect(visible).toEqual({ phone: '03 123' })
})
