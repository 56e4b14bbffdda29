import { Alert, Badge, Box, Button, Field, Heading, HStack, Input, Link, Stack, Text } from '@chakra-ui/react'
import { finishedLooks, type Look } from '@sitewright/theme'
import { applyLook } from '@sitewright/theme/apply-look'
import { DataTable, IconButton, Spinner } from '@sitewright/ui'
import { Pencil, Trash2 } from 'lucide-react'

/** The values of a theme that have a dial: those that decide more than the masthead. */
export interface Dials extends Omit<
  Look,
  'fonts' | 'fontFiles' | 'measure' | 'scheme' | 'masthead' | 'mastheadWidth' | 'menu' | 'links'
> {
  body: string
  heading: string
}

const comesWith = finishedLooks[0]!.look

/** What the dials decide, and nothing outside of it: something of everything that a site shows. */
export function DialledLook({ body, heading, ...values }: Dials) {
  const look: Look = { ...comesWith, ...values, fonts: fontsOf(body, heading) }
  const wear = (place: HTMLDivElement | null) => {
    if (!place) return
    applyLook(look, place)
    place.style.colorScheme = 'inherit'
  }
  return (
    <Box ref={wear} background="bg" color="fg" fontFamily="body" fontSize="md" lineHeight="1.5" padding="6">
      <Stack gap="6" maxWidth="3xl">
        <Example />
        <Swatches />
        <Box
          as="pre"
          fontFamily="mono"
          fontSize="sm"
          padding="4"
          background="bg.muted"
          borderRadius="l2"
          overflow="auto"
        >
          {themeSource(look)}
        </Box>
      </Stack>
    </Box>
  )
}

/** Headings in the font of the text follow it, whatever it is. */
function fontsOf(body: string, heading: string): Look['fonts'] {
  return { ...comesWith.fonts, body, heading: heading === body ? comesWith.fonts.heading : heading }
}

const huts = [
  { name: 'Kime', beds: 20 },
  { name: 'Powell', beds: 28 },
]

function Example() {
  return (
    <>
      <Stack gap="2">
        <Heading as="h2" size="3xl">
          A night in the hut above the lake
        </Heading>
        <Text>
          Both huts are open all year. <Link href="#booking">Book a bunk</Link> before you go, and bring firewood.
        </Text>
        <Text color="fg.muted" fontSize="sm">
          Updated in autumn
        </Text>
      </Stack>
      <HStack flexWrap="wrap">
        <Button>SAVE</Button>
        <Button variant="outline">CANCEL</Button>
        <Button colorPalette="red">Delete</Button>
        <IconButton label="Edit hut" icon={<Pencil />} />
        <IconButton label="Delete hut" icon={<Trash2 />} tone="danger" />
        <Badge colorPalette="accent">New</Badge>
        <Spinner label="Loading huts" size="sm" />
      </HStack>
      <Box background="bg.panel" borderRadius="l3" boxShadow="md" padding="5">
        <Heading as="h3" size="xl" marginBottom="3">
          A panel with a field
        </Heading>
        <Field.Root>
          <Field.Label>Hut</Field.Label>
          <Input placeholder="Kime" />
          <Field.HelperText>As it stands on the map</Field.HelperText>
        </Field.Root>
      </Box>
      <DataTable
        caption="Huts"
        columns={[
          { key: 'name', header: 'Hut', cell: ({ name }) => name },
          { key: 'beds', header: 'Bunks', align: 'end', cell: ({ beds }) => beds },
        ]}
        rows={huts}
        rowKey={({ name }) => name}
        empty="No huts yet"
      />
      {(['success', 'warning', 'error'] as const).map((status) => (
        <Alert.Root key={status} status={status}>
          <Alert.Indicator />
          <Alert.Title>This is how a notice of {status} looks</Alert.Title>
        </Alert.Root>
      ))}
    </>
  )
}

const purposes = ['bg.muted', 'bg.highlight', 'accent.subtle', 'accent.solid', 'fg', 'fg.muted', 'border', 'fg.error']
const steps = ['1', '2', '4', '6', '8', '12']
const corners = ['sm', 'md', 'lg', 'xl', '2xl']

/** Colours by purpose, distances, corners. */
function Swatches() {
  return (
    <Stack gap="4" fontSize="sm">
      <HStack flexWrap="wrap" gap="4">
        {purposes.map((purpose) => (
          <Stack key={purpose} gap="1">
            <Box background={purpose} width="20" height="10" borderRadius="l2" borderWidth="1px" />
            {purpose}
          </Stack>
        ))}
      </HStack>
      <HStack flexWrap="wrap" gap="4" alignItems="end">
        {steps.map((step) => (
          <Stack key={step} gap="1">
            <Box paddingInlineStart={step} paddingBlockStart={step} background="accent.solid" alignSelf="start" />
            space {step}
          </Stack>
        ))}
        {corners.map((corner) => (
          <Stack key={corner} gap="1">
            <Box width="14" height="10" borderWidth="2px" borderColor="border.control" borderRadius={corner} />
            {corner}
          </Stack>
        ))}
      </HStack>
    </Stack>
  )
}

/** What theme.ts is to say where it differs from now. */
function themeSource(look: Look): string {
  const changed = Object.entries(look).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(comesWith[field as keyof Look]),
  )
  if (changed.length === 0) return '// libs/theme/src/theme.ts as it is'
  return ['// libs/theme/src/theme.ts', ...changed.map(([field, value]) => `${field}: ${JSON.stringify(value)},`)].join(
    '\n',
  )
}
