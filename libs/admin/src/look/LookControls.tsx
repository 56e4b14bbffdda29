import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import { useHolds } from '@sitewright/session'
import { fontFilesOf, lookChoiceNames, lookChoices, lookNames, shownAccent, theme, type Look } from '@sitewright/theme'
import { ChevronDown } from 'lucide-react'
import { useId, useMemo, type ReactNode } from 'react'
import type { PageFieldProps } from '../page-choice/PageField.tsx'
import { RadioChoice } from './controls/RadioChoice.tsx'
import { ColorField } from './controls/ColorField.tsx'
import { FactorField } from './controls/FactorField.tsx'
import { FinishedLooks } from './controls/FinishedLooks.tsx'
import { FontField } from './controls/FontField.tsx'
import { FooterFieldset } from './controls/FooterFieldset.tsx'
import { MastheadSketch } from './controls/MastheadSketch.tsx'
import { MenuSketch } from './controls/MenuSketch.tsx'
import { SitePictures } from './controls/SitePictures.tsx'
import { UploadedFontList } from './fonts/UploadedFontList.tsx'
import { themeFonts, useSiteFonts } from './fonts/uploaded-fonts.ts'
import type { EditedLook } from './use-edited-look.ts'

export interface LookControlsProps {
  edited: EditedLook
  pages: PageFieldProps['pages']
  /** The parts that are open. */
  open: string[]
  onOpen: (open: string[]) => void
  /** A picture of the site was chosen. */
  onPicture: () => void
}

interface FieldsProps {
  look: Look
  onChange: (part: Partial<Look>) => void
}

/** Everything that can be chosen, in parts that open. */
export function LookControls({ edited, pages, open, onOpen, onPicture }: LookControlsProps) {
  const { draft, changeLook, replace, forgetFont } = edited
  const isAdmin = useHolds('core.admin')
  const fields = { look: draft.look, onChange: changeLook }
  const parts: readonly { key: string; title: string; content: () => ReactNode }[] = [
    {
      key: 'start',
      title: 'Finished looks',
      content: () => <FinishedLooks look={draft.look} onChoose={(look) => replace({ look })} />,
    },
    { key: 'colours', title: 'Colours', content: () => <ColorFields {...fields} /> },
    { key: 'type', title: 'Type', content: () => <TypeFields {...fields} onFontDeleted={forgetFont} /> },
    { key: 'shape', title: 'Shape', content: () => <ShapeFields {...fields} /> },
    { key: 'masthead', title: 'Masthead and menu', content: () => <MastheadFields {...fields} /> },
    { key: 'footer', title: 'Footer', content: () => <FooterFieldset edited={edited} pages={pages} /> },
    {
      key: 'pictures',
      title: 'Logos and pictures',
      content: () =>
        isAdmin ? (
          <SitePictures onChanged={onPicture} />
        ) : (
          <Text textStyle="sm" color="fg.muted">
            Logos, favicon and background are settings of the site. Ask an administrator to change them.
          </Text>
        ),
    },
  ]
  return (
    <Box borderWidth="1px" borderRadius="lg" background="bg.panel" overflow="hidden">
      {parts.map(({ key, title, content }) => (
        <Part
          key={key}
          name={key}
          title={title}
          isOpen={open.includes(key)}
          onToggle={() => onOpen(open.includes(key) ? open.filter((each) => each !== key) : [...open, key])}
        >
          {content}
        </Part>
      ))}
    </Box>
  )
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    width: 'full',
    minHeight: '11',
    paddingInline: '4',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '-2px' },
    '& svg': { flex: 'none', marginInlineStart: 'auto', color: 'fg.muted' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
})

interface PartProps {
  name: string
  title: string
  isOpen: boolean
  onToggle: () => void
  children: () => ReactNode
}

function Part({ name, title, isOpen, onToggle, children }: PartProps) {
  const id = useId()
  return (
    <Box borderBlockStartWidth="1px" _first={{ borderBlockStartWidth: 0 }}>
      <h2>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
          {title}
          <ChevronDown size="1.25em" aria-hidden />
        </Toggle>
      </h2>
      {isOpen && (
        <Box id={id} role="group" aria-label={title} data-choices={name} padding="4" paddingBlockStart="2">
          {children()}
        </Box>
      )}
    </Box>
  )
}

/** How the accent comes out in the surroundings that the site has. */
function useShownAccent({ accent, scheme }: Look) {
  return useMemo(() => {
    const both = shownAccent({ ...theme, accent })
    return scheme === 'visitor' ? both : { [scheme]: both[scheme] }
  }, [accent, scheme])
}

function ColorFields({ look, onChange }: FieldsProps) {
  const shown = useShownAccent(look)
  return (
    <Stack gap="4">
      <ColorField
        label={lookNames.accent}
        help="Links, buttons and what is chosen."
        value={look.accent}
        shown={shown}
        onChange={(accent) => onChange({ accent })}
      />
      <ColorField
        label={lookNames.neutral}
        help="Text, lines and surfaces take a touch of it."
        value={look.neutral}
        onChange={(neutral) => onChange({ neutral })}
      />
      <ColorField
        label={lookNames.highlight}
        help="Behind a chosen row."
        value={look.highlight}
        onChange={(highlight) => onChange({ highlight })}
      />
      <ColorField label={lookNames.danger} value={look.danger} onChange={(danger) => onChange({ danger })} />
      <ColorField label={lookNames.warning} value={look.warning} onChange={(warning) => onChange({ warning })} />
      <ColorField label={lookNames.success} value={look.success} onChange={(success) => onChange({ success })} />
      <RadioChoice
        label={lookNames.scheme}
        choices={lookChoices.scheme.map((value) => ({ value, label: lookChoiceNames.scheme[value] }))}
        value={look.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
    </Stack>
  )
}

interface TypeFieldsProps extends FieldsProps {
  onFontDeleted: (family: string) => void
}

function TypeFields({ look, onChange, onFontDeleted }: TypeFieldsProps) {
  const uploaded = themeFonts(useSiteFonts().fonts)
  const choose = (part: Partial<Look['fonts']>) => {
    const fonts = { ...look.fonts, ...part }
    onChange({ fonts, fontFiles: fontFilesOf(fonts, uploaded) })
  }
  const { fonts } = look
  return (
    <Stack gap="4">
      <FontField label="Text" value={fonts.body} onChange={(body) => choose({ body })} />
      <FontField label="Headings" mayBeSame value={fonts.heading} onChange={(heading) => choose({ heading })} />
      <FactorField
        field="textSize"
        label={lookNames.textSize}
        ends={['Small', 'Large']}
        value={look.textSize}
        onChange={(textSize) => onChange({ textSize })}
      />
      <FactorField
        field="headingSize"
        label={lookNames.headingSize}
        ends={['Quiet', 'Loud']}
        value={look.headingSize}
        onChange={(headingSize) => onChange({ headingSize })}
      />
      <UploadedFontList onDeleted={onFontDeleted} />
    </Stack>
  )
}

function ShapeFields({ look, onChange }: FieldsProps) {
  return (
    <Stack gap="4">
      <FactorField
        field="spacing"
        label={lookNames.spacing}
        ends={['Dense', 'Airy']}
        value={look.spacing}
        onChange={(spacing) => onChange({ spacing })}
      />
      <FactorField
        field="roundness"
        label={lookNames.roundness}
        ends={['Square', 'Round']}
        value={look.roundness}
        onChange={(roundness) => onChange({ roundness })}
      />
      <FactorField
        field="shadows"
        label={lookNames.shadows}
        ends={['Flat', 'Lifted']}
        value={look.shadows}
        onChange={(shadows) => onChange({ shadows })}
      />
    </Stack>
  )
}

function MastheadFields({ look, onChange }: FieldsProps) {
  return (
    <Stack gap="4">
      <RadioChoice
        label={lookNames.masthead}
        choices={lookChoices.masthead.map((value) => ({
          value,
          label: lookChoiceNames.masthead[value],
          sketch: <MastheadSketch layout={value} />,
        }))}
        value={look.masthead}
        onChange={(masthead) => onChange({ masthead })}
      />
      {look.masthead === 'picture' && (
        <Text textStyle="xs" color="fg.muted">
          The picture is the page background, under Logos and pictures. Without one the masthead is as with ‘Menu
          below’.
        </Text>
      )}
      <RadioChoice
        label={lookNames.mastheadWidth}
        choices={lookChoices.mastheadWidth.map((value) => ({ value, label: lookChoiceNames.mastheadWidth[value] }))}
        value={look.mastheadWidth}
        onChange={(mastheadWidth) => onChange({ mastheadWidth })}
      />
      <RadioChoice
        label={lookNames.menu}
        choices={lookChoices.menu.map((value) => ({
          value,
          label: lookChoiceNames.menu[value],
          sketch: <MenuSketch style={value} />,
        }))}
        value={look.menu}
        onChange={(menu) => onChange({ menu })}
      />
      <RadioChoice
        label={lookNames.links}
        choices={lookChoices.links.map((value) => ({ value, label: lookChoiceNames.links[value] }))}
        value={look.links}
        onChange={(links) => onChange({ links })}
      />
    </Stack>
  )
}
