import type { AdminScreen } from '@sitewright/page-kit'
import { describe, expect, it } from 'vitest'
import { everyScreen } from '../testing/fixtures.ts'
import { textKind } from '../testing/text-kind.tsx'
import { installedScreens, listKindScreens, screensOfKinds } from './installed-screens.ts'

const Numbers = () => 'Numbers'

const statistics: AdminScreen = {
  path: 'statistics',
  label: 'Statistics',
  needs: ['core.admin'],
  load: async () => ({ default: Numbers }),
}

describe('installed screens', () => {
  it('have the order of the gear menu (NAV-011), those without a place after them', () => {
    const shuffled = [statistics, ...everyScreen.toReversed()]
    const gear = installedScreens(shuffled).filter((screen) => screen.gear)
    expect(gear.map(({ path }) => path)).toEqual([
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

  it('of a page kind that was removed are removed too', () => {
    expect(screensOfKinds(listKindScreens([{ kind: 'counter', adminScreens: [statistics] }]), [])).toEqual([])
  })
})
