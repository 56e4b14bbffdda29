// @vitest-environment node
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkTranslations } from './check-translations.ts'

const made: string[] = []
afterEach(() => made.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true })))

const code = `import { defineMessages } from '@sitewright/messages'
export const texts = defineMessages('hut/list', {
  heading: 'Huts',
  places: '{count, plural, one {# place of {name}} other {# places of {name}}}',
  more: 'See <all>all huts</all>',
})`

function hut(german: object, files: Record<string, string> = { 'src/texts.ts': code }): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hut-'))
  made.push(folder)
  for (const [file, content] of Object.entries({ ...files, 'messages/de.json': JSON.stringify(german) })) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), content)
  }
  return folder
}

const german = {
  'hut/list': { heading: 'Hütten', places: '{count} Plätze in {name}', more: '<all>Alle Hütten</all> ansehen' },
}

describe('checkTranslations', () => {
  it('finds nothing where each message is translated, with or without its plural', () => {
    expect(checkTranslations(hut(german))).toEqual({ messages: 3, translated: { de: 3 }, problems: [] })
  })

  it('finds what is missing, what nobody asks for and what asks for something else', () => {
    const { translated, problems } = checkTranslations(
      hut({ 'hut/list': { places: '{count} Plätze', more: 'Alle ansehen', old: 'Alt' }, 'hut/gone': { x: 'X' } }),
    )
    expect(translated).toEqual({ de: 0 })
    expect(problems).toEqual([
      'de: hut/list, heading is missing: Huts',
      "de: hut/list, places has 'count' where English has 'count name'",
      "de: hut/list, more has '' where English has '<all>'",
      'de: hut/list, old is asked for nowhere',
      'de: hut/gone, x is asked for nowhere',
    ])
  })

  it('lets a whole catalogue be left out of a language into which a package is translated partly', () => {
    const staff = code.replace('hut/list', 'hut/staff')
    const folder = hut(german, { 'src/texts.ts': code, 'src/staff.ts': staff })
    expect(checkTranslations(folder).problems).toHaveLength(3)
    expect(checkTranslations(folder, ['de'])).toEqual({ messages: 6, translated: { de: 3 }, problems: [] })
    const half = hut({ 'hut/list': { heading: 'Hütten' } })
    expect(checkTranslations(half, ['de']).problems).toHaveLength(2)
  })

  it('finds a translation that cannot be read', () => {
    const { problems } = checkTranslations(hut({ 'hut/list': { ...german['hut/list'], heading: 'Hütten {' } }))
    expect(problems).toEqual([expect.stringMatching(/^de: hut\/list, heading cannot be read/)])
  })

  it('refuses two catalogues of the same id', () => {
    const folder = hut(german, { 'src/texts.ts': code, 'src/other.ts': code })
    expect(() => checkTranslations(folder)).toThrow("The catalogue 'hut/list' is defined by other.ts and by texts.ts")
  })
})
