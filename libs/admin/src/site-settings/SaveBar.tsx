import { Button, Flex } from '@chakra-ui/react'
import { DocumentState, saveKeys, type EditedDocument } from '@sitewright/page-kit'
import { stick, useStuck } from '@sitewright/ui'
import { Check, Save } from 'lucide-react'
import { useRef } from 'react'
import { HistoryButton } from '../document-history/index.ts'
import type { SettingFields } from './setting-fields.ts'
import { texts } from './messages.ts'

interface SaveBarProps {
  document: EditedDocument<SettingFields>
  /** Goes on from what was saved once. */
  onTake: (content: string) => Promise<void>
}

/** The button that saves all settings, always in sight, and whether there is something to save. */
export function SaveBar({ document, onTake }: SaveBarProps) {
  const { changed, status } = document
  const bar = useRef<HTMLDivElement>(null)
  useStuck(bar, 'foot')
  const isSaving = status === 'saving'
  return (
    <Flex
      ref={bar}
      css={stick.foot}
      wrap="wrap"
      gap="3"
      align="center"
      justify="flex-end"
      paddingBlock="3"
      background="bg"
      borderBlockStartWidth="1px"
    >
      <DocumentState document={document} />
      <HistoryButton noun="settings" changed={changed} disabled={isSaving} onTake={onTake} />
      <Button
        type="submit"
        aria-keyshortcuts={saveKeys}
        disabled={!changed}
        loading={isSaving}
        loadingText={texts.save()}
      >
        {status === 'saved' ? <Check aria-hidden /> : <Save aria-hidden />} {texts.save()}
      </Button>
    </Flex>
  )
}
