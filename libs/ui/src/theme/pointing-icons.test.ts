// @vitest-environment node
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as lucide from 'lucide-react'
import { expect, it } from 'vitest'
import fullCss from './full-css.build.ts'
import { mirroredIcons, pointingIcons } from './pointing-icons.ts'

const nameOf = (icon: string) => icon.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

it.each(pointingIcons)('the icon %s has the class by which it is mirrored', (icon) => {
  const Icon = (lucide as unknown as Record<string, ComponentType | undefined>)[nameOf(icon)]
  expect(Icon && renderToStaticMarkup(createElement(Icon))).toMatch(new RegExp(`class="[^"]*\\blucide-${icon}[ "]`))
})

it('is a part of what staff load', () => {
  expect(fullCss).toContain(mirroredIcons)
})
