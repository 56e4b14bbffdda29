import { Box, Heading, HStack, Kbd, Stack } from '@chakra-ui/react'
import { AppDialog } from '@sitewright/ui'
import { useId } from 'react'
import { keysText } from './keys.ts'
import { shortcutPlaces, type ShortcutPlace } from './shortcut-list.ts'
import { texts } from './messages.ts'

/** The shortcuts that there are, by place. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <AppDialog open size="lg" title={texts.title()} onClose={onClose}>
      <Stack gap="6" paddingBlockEnd="4">
        {shortcutPlaces().map((place) => (
          <Place key={place.place} {...place} />
        ))}
      </Stack>
    </AppDialog>
  )
}

function Place({ place, shortcuts }: ShortcutPlace) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" id={id} textStyle="sm" fontWeight="semibold" paddingBlockEnd="2">
        {place}
      </Heading>
      <Box as="dl" columnCount={{ base: 1, sm: 2 }} columnGap="8">
        {shortcuts.map(({ keys, does }) => (
          <HStack
            key={`${keys.join()} ${does}`}
            breakInside="avoid"
            justifyContent="space-between"
            gap="4"
            paddingBlock="1.5"
            borderBottomWidth="1px"
            borderColor="border.muted"
          >
            <Box as="dt" textStyle="sm" color="fg.muted">
              {does}
            </Box>
            <HStack as="dd" gap="1" flex="none" dir="ltr">
              {keys.map((each) => (
                <Kbd key={each} size="sm">
                  {keysText(each)}
                </Kbd>
              ))}
            </HStack>
          </HStack>
        ))}
      </Box>
    </section>
  )
}
