import { Alert, Flex, Link, Text } from '@chakra-ui/react'
import type { BrowserPlace, StartOverview } from '@sitewright/api-client'
import { currentLanguage, languageName } from '@sitewright/messages'
import { rich } from '@sitewright/messages/react'
import { useSite } from '@sitewright/page-kit'
import { IconButton } from '@sitewright/ui'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { browserPlace } from './browser-place.ts'
import { texts } from './messages.ts'

export interface TakenPlaceProps {
  overview: StartOverview
  /** Called when the note was closed: the focus has to go elsewhere, as the button that had it is gone. */
  onClosed: () => void
  /** Loads the document again. @default the browser does */
  reload?: () => void
}

const reloadDocument = () => window.location.reload()

/** Where the note is kept while the document is loaded in the other language. */
const kept = 'sitewright.taken-place'

/**
 * Takes language and time zone of a new site from this browser, once, and says so until somebody has read it. Nobody but an
 * administrator is told that they are open.
 */
export function TakenPlace({ overview, onClosed, reload = reloadDocument }: TakenPlaceProps) {
  const { api, refresh } = useSite()
  const [taken, setTaken] = useState(readKept)
  const asked = useRef(false)
  const isOpen = overview.placeIsOpen === true

  useEffect(() => {
    if (!isOpen || asked.current) return
    asked.current = true
    void take()

    async function take() {
      try {
        const answer = await api('POST private/start-take-place.json.php', browserPlace())
        if (!answer.taken) return
        keep(answer.taken)
        setTaken(answer.taken)
        if (answer.taken.language === currentLanguage().tag) await refresh()
        else reload()
      } catch (error) {
        console.error(error)
      }
    }
  }, [isOpen, api, refresh, reload])

  if (!taken) return null
  return (
    <Alert.Root status="info" role="status">
      <Alert.Indicator />
      <Flex flex="1" gap="3" align="start" justify="space-between">
        <Text>
          {rich(texts.placeTaken, {
            place: [languageName(taken.language), taken.timeZone].filter((part) => part !== '').join(', '),
            link: (words) => (
              <Link href="/pages/siteeditor" variant="underline">
                {words}
              </Link>
            ),
          })}
        </Text>
        <IconButton
          label={texts.close()}
          icon={<X />}
          onClick={() => {
            keep(undefined)
            setTaken(undefined)
            onClosed()
          }}
        />
      </Flex>
    </Alert.Root>
  )
}

function readKept(): BrowserPlace | undefined {
  try {
    const text = sessionStorage.getItem(kept)
    return text === null ? undefined : (JSON.parse(text) as BrowserPlace)
  } catch {
    // the browser refuses storage
    return undefined
  }
}

function keep(place: BrowserPlace | undefined): void {
  try {
    if (place) sessionStorage.setItem(kept, JSON.stringify(place))
    else sessionStorage.removeItem(kept)
  } catch {
    // likewise
  }
}
