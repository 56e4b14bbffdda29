import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/root.mjs'

const folder = join(root, 'libs/plugin-sectioned-page/src/testing/notice')
const guide = readFileSync(join(root, 'docs/guides/add-a-section-type.md'), 'utf8')

describe('the guide to section types', () => {
  it.each(readdirSync(folder))('shows %s as it is tested', (file) => {
    expect(guide).toContain(`// src/${file}\n${readFileSync(join(folder, file), 'utf8')}\`\`\``)
  })
})
