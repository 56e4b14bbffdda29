import { webFonts } from './generated/web-fonts.ts'
import { theme } from './theme.ts'
import { webFamilies } from './web-fonts.ts'

/** A choice of fonts. */
export interface FontStack {
  /** What people call it. */
  name: string
  /** Families as in CSS. */
  families: string
  kind: 'sans' | 'serif'
  /** What every page with it makes a browser fetch once; 0 for what is on most machines. */
  bytes: number
}

const onMachines = (kind: FontStack['kind'], name: string, families: string) => ({ name, families, kind, bytes: 0 })

const served = webFonts.map((font) => {
  const { family: name, kind, bytes } = font
  return { name, families: webFamilies(font), kind, bytes }
})

const own = served.find(({ families }) => families === theme.fonts.body)

/**
 * Fonts for a look. The first is the site's own. Those that follow are on most machines, by character; each begins with what
 * recent systems of every maker bring of that character. The rest the site serves itself.
 */
export const fontStacks: readonly FontStack[] = [
  own ?? onMachines('sans', 'System', theme.fonts.body),
  onMachines('sans', 'Humanist', 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,"DejaVu Sans",source-sans-pro,sans-serif'),
  onMachines('sans', 'Geometric', 'Avenir,Montserrat,Corbel,"URW Gothic",source-sans-pro,sans-serif'),
  onMachines('sans', 'Grotesque', 'Inter,Roboto,"Helvetica Neue","Arial Nova","Nimbus Sans",Arial,sans-serif'),
  onMachines(
    'sans',
    'Rounded',
    'ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,Comfortaa,Manjari,Calibri,sans-serif',
  ),
  onMachines('sans', 'Classical', 'Optima,Candara,"Noto Sans",source-sans-pro,sans-serif'),
  onMachines('serif', 'Book', '"Iowan Old Style","Palatino Linotype","URW Palladio L",P052,serif'),
  onMachines('serif', 'Newspaper', 'Charter,"Bitstream Charter","Sitka Text",Cambria,serif'),
  onMachines('serif', 'Slab', 'Rockwell,"Rockwell Nova","Roboto Slab","DejaVu Serif","Sitka Small",serif'),
  onMachines('serif', 'Didone', 'Didot,"Bodoni MT","Noto Serif Display","URW Palladio L",P052,Sylfaen,serif'),
  ...served.filter((each) => each !== own),
]
