import { Alert, Button, CloseButton, Flex, Grid, Heading, List, Text } from '@chakra-ui/react'
import { useSite } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import type { Api, LookFields } from '@sitewright/api-client'
import type { Look } from '@sitewright/theme'
import type { Toasts } from '@sitewright/ui'
import { Download, History, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { themeFonts, useSiteFonts } from './fonts/uploaded-fonts.ts'
import { LookHistoryDialog } from './LookHistoryDialog.tsx'
import { downloadLook, lookFileName, readLookFile, type ReadLook } from './look-file.ts'
import type { EditedLook } from './use-edited-look.ts'
import { texts } from './messages.ts'

export interface LookHeadProps {
  edited: EditedLook
  /** The look that the site comes with. */
  builtIn: LookFields
  onToast: Toasts['showToast']
}

/** The heading, and what is done with the whole look. */
export function LookHead({ edited, builtIn, onToast }: LookHeadProps) {
  const { changed, published, replace } = edited
  const [showsHistory, showHistory] = useState(false)
  const [wrong, setWrong] = useState<readonly string[]>([])
  return (
    <>
      <Grid css={places}>
        <Heading as="h1" size="2xl">
          {texts.heading()}
        </Heading>
        <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
        <Flex gap="2" wrap="wrap" align="center">
          <Button variant="outline" size="sm" disabled={!changed} onClick={() => replace(published)}>
            {texts.back()}
          </Button>
          <Button variant="outline" size="sm" onClick={() => showHistory(true)}>
            <History aria-hidden /> {texts.history()}
          </Button>
          <LookFiles
            look={edited.draft.look}
            onRead={(name, read) => {
              setWrong('wrong' in read ? read.wrong : [])
              if ('wrong' in read) return
              replace(read)
              onToast(texts.imported({ name }))
            }}
          />
        </Flex>
        <Text id={exportNote} textStyle="xs" color="fg.muted">
          {texts.exportNote()}
        </Text>
      </Grid>
      {wrong.length > 0 && <WrongFile wrong={wrong} onClose={() => setWrong([])} />}
      {showsHistory && (
        <LookHistoryDialog
          builtIn={builtIn}
          onTake={(taken) => {
            replace({ ...edited.draft, ...taken })
            showHistory(false)
            onToast(taken.footer ? texts.takenWithFooter() : texts.taken())
          }}
          onClose={() => showHistory(false)}
        />
      )}
    </>
  )
}

interface WrongFileProps {
  /** What is wrong with the look in a file, a sentence each without its full stop. */
  wrong: readonly string[]
  onClose: () => void
}

/** Says why a file was not imported. */
function WrongFile({ wrong, onClose }: WrongFileProps) {
  return (
    <Alert.Root status="error" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{texts.notImported()}</Alert.Title>
        <Alert.Description>
          <List.Root paddingInlineStart="4">
            {wrong.map((sentence) => (
              <List.Item key={sentence}>{sentence}.</List.Item>
            ))}
          </List.Root>
        </Alert.Description>
      </Alert.Content>
      <CloseButton size="sm" aria-label={texts.close()} onClick={onClose} />
    </Alert.Root>
  )
}

const exportNote = 'look-export-note'

/** For the name of a file, which does without where it cannot be read. */
async function readSiteTitle(api: Api): Promise<string> {
  try {
    const [title] = await api('GET protected/get-system-property.json.php', { k: 'SiteTitle' })
    return String(title)
  } catch (error) {
    console.error(error)
    return ''
  }
}

/** The heading and what it says, and, where there is room beside them, what is done with the whole look. */
const places = {
  gap: '2',
  xl: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    '& > div': { gridArea: '1 / 2' },
    '& > p': { gridArea: '2 / 1 / auto / span 2' },
    '& > :last-child': { gridArea: '2 / 2', justifySelf: 'end' },
  },
} as const

interface LookFilesProps {
  look: Look
  /** Gets what is in a file, by the file's name. */
  onRead: (name: string, read: ReadLook) => void
}

/** The look as a file, out and in. */
function LookFiles({ look, onRead }: LookFilesProps) {
  const { api } = useSite()
  const input = useRef<HTMLInputElement>(null)
  const { fonts } = useSiteFonts()
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-describedby={exportNote}
        onClick={() => void readSiteTitle(api).then((title) => downloadLook(look, lookFileName(title)))}
      >
        <Download aria-hidden /> {texts.export()}
      </Button>
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        <Upload aria-hidden /> {texts.import()}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={texts.file()}
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // so that the same file can be chosen again
          target.value = ''
          if (file) void readLookFile(file, themeFonts(fonts)).then((read) => onRead(file.name, read))
        }}
      />
    </>
  )
}
