import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import { useHolds } from '@sitewright/session'
import { fontFilesOf, lookChoices, shownAccent, theme, type Look } from '@sitewright/theme'
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
import { texts } from './controls/messages.ts'

type Choices = { [Field in keyof typeof lookChoices]: Record<(typeof lookChoices)[Field][number], () => string> }

/** What each choice is called, as messages. */
const choiceNames: Choices = {
  scheme: { visitor: texts.schemeVisitor, light: texts.schemeLight, dark: texts.schemeDark },
  masthead: {
    below: texts.mastheadBelow,
    line: texts.mastheadLine,
    centred: texts.mastheadCentred,
    picture: texts.mastheadPicture,
  },
  mastheadWidth: { page: texts.widthPage, window: texts.widthWindow },
  menu: { tint: texts.menuTint, underline: texts.menuUnderline, solid: texts.menuSolid },
  links: { masthead: texts.linksMasthead, footer: texts.linksFooter },
}

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
      title: texts.finishedLooks(),
      content: () => <FinishedLooks look={draft.look} onChoose={(look) => replace({ look })} />,
    },
    { key: 'colours', title: texts.colours(), content: () => <ColorFields {...fields} /> },
    { key: 'type', title: texts.type(), content: () => <TypeFields {...fields} onFontDeleted={forgetFont} /> },
    { key: 'shape', title: texts.shape(), content: () => <ShapeFields {...fields} /> },
    { key: 'masthead', title: texts.mastheadAndMenu(), content: () => <MastheadFields {...fields} /> },
    { key: 'footer', title: texts.footer(), content: () => <FooterFieldset edited={edited} pages={pages} /> },
    {
      key: 'pictures',
      title: texts.pictures(),
      content: () =>
        isAdmin ? (
          <SitePictures onChanged={onPicture} />
        ) : (
          <Text textStyle="sm" color="fg.muted">
            {texts.picturesForAdmins()}
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
        label={texts.accent()}
        help={texts.accentHint()}
        value={look.accent}
        shown={shown}
        onChange={(accent) => onChange({ accent })}
      />
      <ColorField
        label={texts.neutral()}
        help={texts.neutralHint()}
        value={look.neutral}
        onChange={(neutral) => onChange({ neutral })}
      />
      <ColorField
        label={texts.highlight()}
        help={texts.highlightHint()}
        value={look.highlight}
        onChange={(highlight) => onChange({ highlight })}
      />
      <ColorField label={texts.danger()} value={look.danger} onChange={(danger) => onChange({ danger })} />
      <ColorField label={texts.warning()} value={look.warning} onChange={(warning) => onChange({ warning })} />
      <ColorField label={texts.success()} value={look.success} onChange={(success) => onChange({ success })} />
      <RadioChoice
        label={texts.scheme()}
        choices={lookChoices.scheme.map((value) => ({ value, label: choiceNames.scheme[value]() }))}
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
      <FontField label={texts.text()} value={fonts.body} onChange={(body) => choose({ body })} />
      <FontField label={texts.headings()} mayBeSame value={fonts.heading} onChange={(heading) => choose({ heading })} />
      <FactorField
        field="textSize"
        label={texts.textSize()}
        ends={[texts.small(), texts.large()]}
        value={look.textSize}
        onChange={(textSize) => onChange({ textSize })}
      />
      <FactorField
        field="headingSize"
        label={texts.headingSize()}
        ends={[texts.quiet(), texts.loud()]}
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
        label={texts.spacing()}
        ends={[texts.dense(), texts.airy()]}
        value={look.spacing}
        onChange={(spacing) => onChange({ spacing })}
      />
      <FactorField
        field="roundness"
        label={texts.roundness()}
        ends={[texts.square(), texts.round()]}
        value={look.roundness}
        onChange={(roundness) => onChange({ roundness })}
      />
      <FactorField
        field="shadows"
        label={texts.shadows()}
        ends={[texts.flat(), texts.lifted()]}
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
        label={texts.masthead()}
        choices={lookChoices.masthead.map((value) => ({
          value,
          label: choiceNames.masthead[value](),
          sketch: <MastheadSketch layout={value} />,
        }))}
        value={look.masthead}
        onChange={(masthead) => onChange({ masthead })}
      />
      {look.masthead === 'picture' && (
        <Text textStyle="xs" color="fg.muted">
          {texts.pictureHint()}
        </Text>
      )}
      <RadioChoice
        label={texts.mastheadWidth()}
        choices={lookChoices.mastheadWidth.map((value) => ({ value, label: choiceNames.mastheadWidth[value]() }))}
        value={look.mastheadWidth}
        onChange={(mastheadWidth) => onChange({ mastheadWidth })}
      />
      <RadioChoice
        label={texts.menu()}
        choices={lookChoices.menu.map((value) => ({
          value,
          label: choiceNames.menu[value](),
          sketch: <MenuSketch style={value} />,
        }))}
        value={look.menu}
        onChange={(menu) => onChange({ menu })}
      />
      <RadioChoice
        label={texts.links()}
        choices={lookChoices.links.map((value) => ({ value, label: choiceNames.links[value]() }))}
        value={look.links}
        onChange={(links) => onChange({ links })}
      />
    </Stack>
  )
}
