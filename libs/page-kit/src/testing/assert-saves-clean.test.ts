// @vitest-environment node
import { defineCalls } from '@sitewright/api-client/contract'
import { describe, expect, it } from 'vitest'
import { definePageKindServer, type Handlers } from '../server/page-kind-server.ts'
import { RefusedError } from '../server/refused-error.ts'
import { saveCall, saveHandler } from '../server/save-call.ts'
import type { PageKindServices } from '../server/services.ts'
import { assertSavesClean } from './assert-saves-clean.ts'

const manifest = {
  kind: 'hut',
  title: 'Hut',
  detail: 'A hut.',
  permissions: { 'plugin.hut.editor': 'Edit huts' },
  editor: 'plugin.hut.editor',
}
const key = 'POST protected/plugin/hut/save-page.json.php'
const calls = defineCalls({ [key]: saveCall(manifest, { summary: 'Saves a hut', maxCharacters: 100 }) })

function clean(content: string): string {
  if (content === 'forbidden') throw new RefusedError(400, 'Not this word')
  return content.trim()
}

/** A kind that saves in this way. */
function kindThat(save: (services: PageKindServices) => Handlers<typeof calls>[typeof key]) {
  const blank = () => ''
  return definePageKindServer({
    ...{ manifest, blank, clean, text: blank, calls },
    handlers: (services) => ({ [key]: save(services) }),
  })
}

describe('assertSavesClean', () => {
  it('passes a kind that saves through the server', async () => {
    const kind = kindThat((services) => saveHandler(manifest, services))
    for (const content of ['two beds', ' two beds ', 'forbidden'])
      await expect(assertSavesClean(kind, content)).resolves.toBeUndefined()
    await expect(assertSavesClean({ ...kind, forPublishing: () => '' }, ' two beds ')).resolves.toBeUndefined()
  })

  it('fails a kind that stores by itself', async () => {
    const kind = kindThat(({ write }) => async ({ id, content }) => {
      await write((tx) => tx.updateTable('pages').set({ id, content }).execute())
      return { version: 1 }
    })
    await expect(assertSavesClean(kind, ' two beds ')).rejects.toThrow(`'${key}' answered`)
  })

  it('fails a kind that stores something else, or nothing', async () => {
    const other = kindThat((services) => {
      const save = saveHandler(manifest, services)
      return (input, context) => save({ ...input, content: `${input.content}!` }, context)
    })
    await expect(assertSavesClean(other, 'two beds')).rejects.toThrow(`'${key}' stored ["two beds!"]`)
    const forgetful = kindThat(() => () => ({ version: 1 }))
    await expect(assertSavesClean(forgetful, 'two beds')).rejects.toThrow(`'${key}' stored [] instead of ["two beds"]`)
  })

  it('fails a kind that has no such call', async () => {
    const { calls: _, ...mute } = kindThat((services) => saveHandler(manifest, services))
    await expect(assertSavesClean(mute, 'two beds')).rejects.toThrow('must have one call made by saveCall')
  })
})
