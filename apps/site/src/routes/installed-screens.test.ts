import { defineMessages, inLanguage } from '@sitewright/messages'
import type { AdminScreen } from '@sitewright/page-kit'
import { describe, expect, it } from 'vitest'
import { everyScreen } from '../testing/fixtures.ts'
import { textKind } from '../testing/text-kind.tsx'
import { gearScreens, installedScreens, listKindScreens, screensOfKinds } from './installed-screens.ts'

const Numbers = () => 'Numbers'

const statistics: AdminScreen = {
  path: 'statistics',
  label: 'Statistics',
  needs: ['core.admin'],
  load: async () => ({ default: Numbers }),
}

const texts = defineMessages('statistics/screen', { label: 'Statistics', one: 'number', several: 'numbers' })

const spoken: AdminScreen = {
  ...statistics,
  label: texts.label,
  waits: { call: 'GET numbers', nouns: [texts.one, texts.several] },
}

const german = {
  tag: 'de',
  translations: { 'statistics/screen': { label: 'Statistik', one: 'Zahl', several: 'Zahlen' } },
}

describe('installed screens', () => {
  const shuffled = [statistics, ...everyScreen.toReversed()]

  it('have one order, by groups, those without a place after the others of their group', () => {
    expect(installedScreens(shuffled).map(({ path }) => path)).toEqual([
      ...['start', 'pagemanager', 'menueditor', 'filemanager', 'releasemanager', 'statistics', 'trash'],
      ...['accountmanager', 'rolemanager'],
      ...['siteeditor', 'mail', 'auditlog', 'linkmanager', 'look'],
      ...['deactivate', 'passwordreset', 'myaccount'],
    ])
  })

  it('are in the gear menu in its own order (NAV-011), those without a place after them', () => {
    expect(gearScreens(installedScreens(shuffled)).map(({ path }) => path)).toEqual([
      ...['menueditor', 'siteeditor', 'pagemanager', 'linkmanager'],
      ...['releasemanager', 'filemanager', 'rolemanager', 'accountmanager'],
      ...['statistics', 'trash', 'mail', 'auditlog', 'look'],
    ])
  })

  it('of a page kind are known by name, and loaded from the kind', async () => {
    const kind = textKind('counter', { adminScreens: [statistics] })
    const names = listKindScreens([{ kind: 'counter', adminScreens: [statistics] }])
    expect(JSON.parse(JSON.stringify(names))).toEqual(names)
    const [screen] = screensOfKinds(names, [kind])
    expect((await screen?.load())?.default).toBe(Numbers)
  })

  it('are called what they are in the language that is read at the time, those of a page kind in the document’s', () => {
    const [screen] = installedScreens([spoken])
    expect(screen).toMatchObject({ label: 'Statistics', waits: { nouns: ['number', 'numbers'] } })
    const name = { label: 'Statistik', waits: { nouns: ['Zahl', 'Zahlen'] } }
    inLanguage(german, () => expect(screen).toMatchObject(name))
    const [named] = inLanguage(german, () => listKindScreens([{ kind: 'counter', adminScreens: [spoken] }]))
    expect(JSON.parse(JSON.stringify(named))).toMatchObject(name)
  })

  it('of a page kind that was removed are removed too', () => {
    expect(screensOfKinds(listKindScreens([{ kind: 'counter', adminScreens: [statistics] }]), [])).toEqual([])
  })
})
