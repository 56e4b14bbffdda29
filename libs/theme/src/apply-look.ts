import { customProperties } from './custom-properties.ts'
import { fontFaces, uploadedFaces } from './font-faces.ts'
import { lookAttributes, lookChoices, type Look } from './look.ts'
import { webFontsOf } from './web-fonts.ts'

/** Gives the open document a look that was published just now, as every document has it that is loaded from now on. */
export function applyLook(look: Look, root: HTMLElement = document.documentElement): void {
  // an element's own styles take names as they are, without the escapes of a style sheet
  for (const [name, value] of customProperties(look)) root.style.setProperty(name.replaceAll('\\', ''), value)
  root.style.colorScheme = look.scheme === 'visitor' ? 'light dark' : look.scheme
  for (const field of Object.keys(lookChoices)) root.removeAttribute(`data-look-${field.toLowerCase()}`)
  for (const [name, value] of Object.entries(lookAttributes(look))) root.setAttribute(name, value)
  const faces = document.querySelector('style[data-look-fonts]') ?? document.head.appendChild(emptyFaces())
  faces.textContent = [...webFontsOf(look.fonts).map((font) => fontFaces(font)), uploadedFaces(look.fontFiles)].join('')
}

function emptyFaces(): HTMLStyleElement {
  const faces = document.createElement('style')
  faces.dataset['lookFonts'] = ''
  return faces
}
